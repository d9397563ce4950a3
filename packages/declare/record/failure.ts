import { useNotify, useTranslate, useTranslateLabel } from 'react-admin';
import { ApiError } from '../api/apiError.ts';
import type { MessageKey } from '../application.ts';
import { catalogueKey } from '../define/messages.ts';
import { useErrorText } from '../ui/useErrorText.ts';

/** The key of a form's error without a field. It also tells react-admin that nothing was saved, so the typed values stay. */
const WHOLE = 'root';

/**
 * Reports why a save failed: errors of this form's fields are shown at the fields, the rest in a toast.
 * `heading` is the toast's title. @returns the errors as react-admin's forms take them, by field
 */
export const useFailure = (
  resource: string,
  names: readonly string[],
  heading: MessageKey = 'error',
) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const notify = useNotify();
  const errorText = useErrorText();
  return (error: unknown): Record<string, unknown> => {
    const errors = error instanceof ApiError ? (error.body.errors ?? {}) : {};
    const isHere = (field: string) =>
      names.some((name) => field === name || field.startsWith(`${name}.`));
    const here = Object.entries(errors).filter(([field]) => isHere(field));
    const elsewhere = Object.entries(errors).filter(([field]) => !isHere(field));
    if (here.length > 0 && elsewhere.length === 0) return Object.fromEntries(here);
    const title =
      error instanceof ApiError && here.length + elsewhere.length > 0
        ? error.title
        : errorText(error);
    const others = elsewhere.map(([source, text]) => `${labelOf({ resource, source })}: ${text}`);
    const text = [translate(title, { _: title }), ...others].join(' · ');
    notify(text, { type: 'error', title: catalogueKey(heading), messageArgs: { _: text } });
    return { ...Object.fromEntries(here), [WHOLE]: { server: title } };
  };
};

/** Returns a failure as react-admin's `Edit` and `Create` read it: they pass the errors to the form, and show nothing themselves. */
export const failedWith = (errors: Record<string, unknown>): Error =>
  Object.assign(new Error(), { body: { errors } });
