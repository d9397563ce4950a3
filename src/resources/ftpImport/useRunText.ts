import { useTranslate } from 'ra-core';
import type { ImportRun } from './importApi.ts';

/** What came of an import that is over, in a sentence: what stopped it, what came in, or that nothing was new. */
export const useRunText = () => {
  const translate = useTranslate();
  return ({
    message,
    cars_new,
    cars_changed,
    pictures_taken,
    pictures_waiting,
  }: ImportRun): string => {
    if (message !== null) return message;
    const came = [
      ...(cars_new > 0 ? [translate('ftp_import.came.cars_new', { smart_count: cars_new })] : []),
      ...(cars_changed > 0
        ? [translate('ftp_import.came.cars_changed', { smart_count: cars_changed })]
        : []),
      ...(pictures_taken > 0
        ? [translate('ftp_import.came.pictures', { smart_count: pictures_taken })]
        : []),
    ];
    if (came.length > 0) return `${came.join(', ')}.`;
    return translate(
      pictures_waiting > 0 ? 'ftp_import.came.nothing_yet' : 'ftp_import.came.nothing',
    );
  };
};
