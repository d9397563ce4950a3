import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

interface FormWatchProps {
  /** With what the form begins again once it is saved. */
  values: Record<string, unknown>;
  /** The toast for what was typed, where a faulty form needs one beside the words at its fields. */
  failureOf?: (typed: Record<string, unknown>) => { title: string; text: string } | undefined;
  onDirty?: ((isDirty: boolean) => void) | undefined;
}

const FAULTY = '[aria-invalid="true"], [data-faulty="true"] button';

/** Inside a form: begins again when it is saved, leads to the first faulty field when it is not, and says whether anything was typed. */
export const FormWatch = ({ values, failureOf, onDirty }: FormWatchProps) => {
  const notify = useNotify();
  const { reset, getValues } = useFormContext();
  const { isDirty, isSubmitSuccessful, submitCount, errors } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  const judged = useRef(0);

  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    if (isSubmitSuccessful) reset(values);
  }, [isSubmitSuccessful, reset, values]);
  useEffect(() => {
    if (submitCount <= judged.current) return;
    judged.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    const faulty = place.current?.closest('form')?.querySelector<HTMLElement>(FAULTY);
    faulty?.focus();
    const failure = failureOf?.(getValues());
    if (failure) notify(failure.text, { type: 'error', title: failure.title });
    else if (!faulty && !errors.root) notify('record.check_fields', { type: 'error' });
  }, [submitCount, errors, notify, failureOf, getValues]);

  return <span ref={place} hidden />;
};
