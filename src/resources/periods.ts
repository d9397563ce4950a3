import type { Label } from '@turntable/declare/define/label.ts';
import type { Period } from '../../contract/period.ts';

/** The choices of a filter by period. */
export const periodChoices = {
  last_7_days: { en: 'Last 7 days', de: 'Letzte 7 Tage' },
  last_30_days: { en: 'Last 30 days', de: 'Letzte 30 Tage' },
  this_month: { en: 'This month', de: 'Dieser Monat' },
  last_month: { en: 'Last month', de: 'Letzter Monat' },
  this_year: { en: 'This year', de: 'Dieses Jahr' },
} as const satisfies Record<Period, Label>;
