// a formatter costs a hundred times what it formats, and every row needs the same ones
const formats = new Map<string, Intl.NumberFormat>();

const STYLES: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  money: { style: 'currency', currency: 'EUR' },
  decimal: { maximumFractionDigits: 6 },
};

/** A number as `locale` writes it; `money` is in euros, a `decimal` has up to six places. */
export const numberText = (value: number, style: string, locale: string): string => {
  const key = `${locale} ${style}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, STYLES[style]);
  formats.set(key, format);
  return format.format(value);
};
