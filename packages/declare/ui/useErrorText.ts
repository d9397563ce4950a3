import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Returns a function that says an error in the user's language: in the server's words, or those of the matching key. */
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
