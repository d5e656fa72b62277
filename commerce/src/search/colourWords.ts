/** Words for colours: what shoppers call the shop's colours, and which words are colours at all. */
import { byLocale, type Locale } from '@solvik/shop';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { foldedWords } from './foldWords.ts';
import { wordForms, type WordForms } from './wordForms.ts';

interface ColourFamily {
  /** The shop's colours, folded. */
  readonly own: readonly string[];
  /** What shoppers call them, folded. */
  readonly theirs: readonly string[];
}

function familiesIn(locale: Locale): ColourFamily[] {
  const lines = backEndLanguages[locale].search.colourFamilies.trim().split('\n');
  return lines.map((line) => {
    const [own = '', theirs = ''] = line.split(':');
    return { own: foldedWords(own), theirs: foldedWords(theirs) };
  });
}

/** @returns the words of shoppers for a folded colour of the shop: lila for syren */
export function familyWordsIn(locale: Locale): (colour: string) => readonly string[] {
  const families = familiesIn(locale);
  return (colour) => families.flatMap(({ own, theirs }) => (own.includes(colour) ? theirs : []));
}

function colourForms(locale: Locale): WordForms {
  const { colours, search } = backEndLanguages[locale];
  const names = Object.values(colours).flatMap(foldedWords);
  const others = foldedWords(`${search.colourHeads} ${search.ownColours}`);
  const families = familiesIn(locale).flatMap(({ own, theirs }) => [...own, ...theirs]);
  return wordForms([...names, ...others, ...families], search.inflection);
}

const formsOf = byLocale((locale) => {
  let forms: WordForms | undefined;
  return () => (forms ??= colourForms(locale));
});

const writtenOf = byLocale((locale) => {
  const { colours, search } = backEndLanguages[locale];
  const texts = [
    ...Object.values(colours).map((name) => name.toLowerCase()),
    ...[search.colourHeads, search.ownColours, search.colourFamilies].flatMap((words) =>
      words.split(/[\s:]+/u),
    ),
  ];
  return new Map(texts.map((text) => [foldedWords(text).join(''), text]));
});

/** How a folded word for a colour is written; undefined for another word. */
export const writtenColour = (locale: Locale, word: string): string | undefined =>
  writtenOf[locale].get(word);

/** The colours that a folded word is a form of, as dictionaries have them. */
export const coloursOf = (locale: Locale, word: string): ReadonlySet<string> =>
  formsOf[locale]().whole(word);

/** Whether a folded word is a form of a colour, sold or not. */
export const isColour = (locale: Locale, word: string): boolean => coloursOf(locale, word).size > 0;

const compoundsOf = byLocale((locale) => {
  const { ownColours } = backEndLanguages[locale].search;
  let read:
    | { readonly own: ReadonlySet<string>; readonly families: readonly ColourFamily[] }
    | undefined;
  return () =>
    (read ??= {
      own: new Set(foldedWords(ownColours)),
      families: familiesIn(locale),
    });
});

/**
 * Whether a compound that ends with a colour is a colour of another kind: vaaleanpunainen is pink,
 * and no shade of punainen.
 * @param compound folded, in any form
 * @param colour folded, in any form
 */
export function isOtherColour(
  locale: Locale,
  { compound, colour }: { readonly compound: string; readonly colour: string },
): boolean {
  const [named, sought] = [coloursOf(locale, compound), coloursOf(locale, colour)];
  if (named.size === 0 || sought.size === 0) return false;
  if ([...sought].some((word) => named.has(word))) return false;
  const { own, families } = compoundsOf[locale]();
  const isOwn = (word: string) => own.has(word);
  if ([...named].some(isOwn)) return true;
  const around = families.filter((family) => family.own.some((word) => named.has(word)));
  const isShade = (word: string) =>
    sought.has(word) ||
    (!named.has(word) && !isOwn(word) && [...sought].some((end) => word.endsWith(end)));
  return (
    around.length > 0 && !around.some(({ own: shop, theirs }) => [...shop, ...theirs].some(isShade))
  );
}
