import { type RefObject, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

/** The toast for what was typed, where a faulty form needs one beside the words at its fields. */
export type FailureOf = (
  typed: Record<string, unknown>,
) => { title: string; text: string } | undefined;

const FAULTY = '[aria-invalid="true"], [data-faulty="true"] button';

/** Leads to the first faulty field when the form around `element` is not saved, also where the server has found the fault. */
export const useLeadToFault = (element: RefObject<HTMLElement | null>, failureOf?: FailureOf) => {
  const notify = useNotify();
  const { getValues } = useFormContext();
  const { submitCount, errors } = useFormState();
  const judged = useRef(0);
  useEffect(() => {
    if (submitCount <= judged.current) return;
    judged.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    const faulty = element.current?.closest('form')?.querySelector<HTMLElement>(FAULTY);
    faulty?.focus();
    const failure = failureOf?.(getValues());
    if (failure) notify(failure.text, { type: 'error', title: failure.title });
    else if (!faulty && !errors.root) notify('record.check_fields', { type: 'error' });
  }, [element, submitCount, errors, notify, failureOf, getValues]);
};
