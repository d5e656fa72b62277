/**
 * The colour of a merchant's word. One that languages/colours.ts names is filtered together with the
 * shop's colour of that name; any other stays the merchant's word.
 */
import { byLocale, type Locale, type Localised, locales, sourceLocale } from '@solvik/shop';
import { type ColourName, colours, type NamedColour } from '../../languages/colours.ts';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';

export interface ColourWord {
  readonly value: Localised;
  readonly swatch: string;
}

const fold = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');

/**
 * A word that several languages share is read as English, then as the source language; of two rows
 * the first counts.
 */
const table: ReadonlyMap<string, ColourWord> = (() => {
  const names = Object.keys(colours) as readonly ColourName[];
  const words = names.toReversed().map((name) => {
    const { swatch, also = '' }: NamedColour = colours[name];
    return {
      english: [name, ...also.split(' ').filter(Boolean)],
      value: byLocale((locale) => backEndLanguages[locale].colours[name]),
      swatch,
    };
  });
  const local = locales
    .toReversed()
    .flatMap((locale) =>
      words.map(({ value, swatch }) => [fold(value[locale]), { value, swatch }] as const),
    );
  return new Map<string, ColourWord>([
    ...local,
    ...words.flatMap(({ english, value, swatch }) =>
      english.map((name) => [name, { value, swatch }] as const),
    ),
  ]);
})();

/**
 * The colour of a merchant's word in every language, several joined by `/` or `,`; for an unknown
 * one the word itself without a swatch.
 */
export function colourWord(written: string): {
  readonly value: Localised;
  readonly swatch?: string;
} {
  const parts = written.split(/\s*[/,+&]\s*/).filter((part) => part !== '');
  const rows = parts.map((part) => table.get(fold(part)));
  const [first] = rows;
  if (first && parts.length === 1) return first;
  const inEach = (locale: Locale) =>
    parts
      .map((part, at) => rows[at]?.value[locale] ?? part)
      .map((word, at) => (at > 0 ? word.toLowerCase() : word))
      .join('/');
  if (rows.some(Boolean))
    return {
      value: byLocale(inEach),
      ...(first && { swatch: first.swatch }),
    };
  const shown =
    written.length > 3 && written === written.toUpperCase()
      ? `${written[0] ?? ''}${written.slice(1).toLowerCase()}`
      : written;
  return { value: { [sourceLocale]: shown } };
}
