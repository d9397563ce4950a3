import type { KindName } from '../../framework/define/field.ts';

// a formatter costs a hundred times what it formats, and every row needs the same ones
const formats = new Map<string, Intl.NumberFormat>();

const STYLES: { readonly [Kind in KindName]?: Intl.NumberFormatOptions } = {
  money: { style: 'currency', currency: 'EUR' },
  decimal: { maximumFractionDigits: 6 },
};

/** A number as `locale` writes it; money is in euros. */
export const numberText = (value: number, kind: KindName, locale: string): string => {
  const key = `${locale} ${kind}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, STYLES[kind]);
  formats.set(key, format);
  return format.format(value);
};
