import { useLocale, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Angle } from '../../../../contract/views/angle.ts';
import type { Slot } from './slots.ts';

const nameOf = (angle: Angle, locale: string): string =>
  locale === 'de' ? angle.name.de : angle.name.en;

/** Names views in the user's language. */
export const useAngleName = (): ((angle: Angle) => string) => {
  const locale = useLocale();
  return useCallback((angle) => nameOf(angle, locale), [locale]);
};

/** Names the places of the grid: by their view, extra photos by number. */
export const useSlotName = (): ((slot: Pick<Slot, 'angle' | 'number'>) => string) => {
  const translate = useTranslate();
  const angleName = useAngleName();
  return useCallback(
    ({ angle, number }) =>
      angle ? angleName(angle) : translate('vehicle.views.extra_name', { number }),
    [translate, angleName],
  );
};
