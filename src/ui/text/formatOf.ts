const formats = new Map<string, unknown>();

/** Returns a formatter of `Intl`, made once: one costs a hundred times what it formats, and every row of a list needs the same ones. */
export const formatOf = <Format, const Options extends object>(
  Kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format => {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
  const format = (formats.get(key) as Format | undefined) ?? new Kind(locale, options); // the key names the kind
  formats.set(key, format);
  return format;
};
