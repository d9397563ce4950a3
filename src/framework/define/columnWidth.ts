import type { KindName } from './field.ts';

const WIDTHS: { readonly [Kind in KindName]?: string } = {
  integer: '120px',
  decimal: '120px',
  money: '120px',
  choice: '150px',
  status: '150px',
  date: '150px',
  dateTime: '150px',
  seconds: '150px',
  flag: '110px',
  image: '88px',
};

/** Returns the CSS width of a column, where the field says none; a column without one shares what is left. */
export const widthOf = (kind: KindName): string | undefined => WIDTHS[kind];
