/** Cached Intl formatters, because creating one takes longer than formatting a page with it. */

/** Bounded, because languages and options come from code, never from a request. */
function cacheFormats<Format, Options extends object>(
  create: (languageId: string, options: Options) => Format,
): (languageId: string, options: Options) => Format {
  const formats = new Map<string, Format>();
  return (languageId, options) => {
    const key = languageId + JSON.stringify(options);
    const format = formats.get(key) ?? create(languageId, options);
    formats.set(key, format);
    return format;
  };
}

export const dateFormat = cacheFormats(
  (languageId: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageId, options),
);

export const numberFormat = cacheFormats(
  (languageId: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(languageId, options),
);
