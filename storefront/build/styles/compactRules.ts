/** Rules without the last semicolon of each block and the spaces after commas; quoted text stays. */
export const compactRules = (css: string): string =>
  css.replaceAll(
    /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|;(?=\})|(?<=,) /g,
    (_, quoted: string | undefined) => quoted ?? '',
  );
