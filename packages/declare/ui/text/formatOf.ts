const formats = new Map<string, unknown>();

/** Returns a cached formatter of `Intl`: creating one costs a hundred times as much as one formatting, and every row of a list needs the same. */
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
