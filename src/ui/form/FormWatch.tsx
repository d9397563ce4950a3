import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

interface FormWatchProps {
  /** With what the form begins anew once it is saved. */
  values: Record<string, unknown>;
  onDirty?: ((isDirty: boolean) => void) | undefined;
}

const FAULTY = '[aria-invalid="true"], [data-faulty="true"] button';

/** Inside a form: begins anew when it is saved, leads to the first faulty field when it is not, and says whether anything was typed. */
export const FormWatch = ({ values, onDirty }: FormWatchProps) => {
  const notify = useNotify();
  const { reset } = useFormContext();
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
    if (!faulty && !errors.root) notify('record.check_fields', { type: 'error' });
  }, [submitCount, errors, notify]);

  return <span ref={place} hidden />;
};
