/** The kinds of goods that names of categories and products have: coats and jackets in `Coats & jackets`. */
import type { Locale } from '@solvik/shop';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { foldedWords } from './foldWords.ts';

/** The kinds that a category's name has together. */
export const kindsIn = (name: string, locale: Locale): readonly string[] =>
  name.split(
    new RegExp(`\\s*[&,]\\s*|\\s+${backEndLanguages[locale].search.conjunction}\\s+`, 'u'),
  );

const minStem = 3;

/** Whether a name has a kind in any form, or a compound that ends with it. */
export function kindTester(locale: Locale): (name: string, kind: string) => boolean {
  const { stems } = backEndLanguages[locale].search.inflection;
  const known = new Map<string, readonly string[]>();
  const stemsOf = (word: string) => {
    const before = known.get(word);
    if (before) return before;
    const found = stems(word).filter(({ length }) => length >= minStem);
    known.set(word, found);
    return found;
  };
  return (name, kind) =>
    foldedWords(name).some((word) =>
      foldedWords(kind).some((end) =>
        stemsOf(end).some((stem) => stemsOf(word).some((own) => own.endsWith(stem))),
      ),
    );
}
