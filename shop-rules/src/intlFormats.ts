/** Formatters of the language's own rules, each made once: making one takes longer than formatting a page with it. */

/** Bounded by the sources: languages and options are written in code, never taken from a request. */
function keepFormats<Format, Options extends object>(
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

export const dateFormat = keepFormats(
  (languageId: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageId, options),
);

export const numberFormat = keepFormats(
  (languageId: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(languageId, options),
);
