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
  const texts = backEndLanguages[locale].search.colourFamilies.split(/[\s:]+/u);
  return new Map(texts.map((text) => [foldedWords(text).join(''), text]));
});

/** How shoppers write a folded word of theirs for a colour; undefined for another word. */
export const writtenColour = (locale: Locale, word: string): string | undefined =>
  writtenOf[locale].get(word);

/** Whether a folded word is a form of a colour, sold or not. */
export const isColour = (locale: Locale, word: string): boolean =>
  formsOf[locale]().whole(word).size > 0;
