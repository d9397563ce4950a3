import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Says a failure in the user's language: the server's own words, or those of the key that stands for them. */
export const useErrorText = () => {
  const translate = useTranslate();
  return useCallback(
    (error: unknown): string => {
      const message =
        error instanceof Error && error.message ? error.message : 'catalogue.something_went_wrong';
      return translate(message, { _: message });
    },
    [translate],
  );
};
