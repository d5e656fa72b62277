const folded: Readonly<Record<string, string>> = {
  å: 'a',
  ä: 'a',
  ö: 'o',
  ø: 'o',
  æ: 'ae',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  œ: 'oe',
};

/**
 * A name as an alias: lower case, å ä → a, ö ø → o, æ → ae, other accents dropped, everything else a single hyphen.
 * `Kappor & jackor` becomes `kappor-jackor` (contracts.md, Addresses).
 */
export function foldAlias(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[åäöøæðþßœ]/g, (letter) => folded[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
