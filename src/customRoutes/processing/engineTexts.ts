import { useTranslate } from 'react-admin';
import { OWN_ENGINE } from '../../../contract/processing/cutoutEngine.ts';

/** Returns an engine's name. */
export const useEngineName = (): ((name: string) => string) => {
  const translate = useTranslate();
  return (name) => (name === OWN_ENGINE ? translate('cutout_engine.own') : name);
};

/** Returns seconds as text: `0.4 sec`. */
export const secondsText = (seconds: number, locale: string): string =>
  seconds.toLocaleString(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
