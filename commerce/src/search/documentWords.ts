/**
 * Sorts a product's words by relevance: the noun before category, colour and material, those before the
 * person it is named after, and that before its description and the other parts of compounds.
 */
import type { Locale } from '@solvik/shop';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { familyWordsIn } from './colourWords.ts';
import { splitCompound } from './compounds.ts';
import { foldedWords } from './foldWords.ts';
import { withoutMisread } from './misreadWords.ts';
import { synonymsIn } from './synonyms.ts';
import { wordForms } from './wordForms.ts';
import type { CompoundHeads } from './compoundHeads.ts';

export interface ProductTexts {
  readonly name: string;
  readonly brand: string;
  readonly categories: string;
  /** Colour, material, sizes and the like. */
  readonly values: string;
  readonly text: string;
}

/** Folded, one list per weight of the engine. */
export interface DocumentWords {
  /** Its name, and synonyms of it. */
  readonly name: readonly string[];
  /** Heads of compounds in the name, its colour, material, sizes and brand. */
  readonly about: readonly string[];
  /** Its categories, and the person it is named after. */
  readonly category: readonly string[];
  /** Its description, and the other parts of compounds. */
  readonly text: readonly string[];
}

export interface WordSorter {
  readonly heads: CompoundHeads;
  /** Whether a word is a form of a compound that is a colour of its own. */
  readonly isOwnColour: (word: string) => boolean;
  readonly synonyms: (word: string) => readonly string[];
  /** What shoppers call a colour. */
  readonly colourFamily: (word: string) => readonly string[];
}

export function wordSorter(locale: Locale, heads: CompoundHeads): WordSorter {
  const { inflection, ownColours } = backEndLanguages[locale].search;
  const forms = wordForms(foldedWords(ownColours), inflection);
  return {
    heads,
    isOwnColour: (word) => forms.whole(word).size > 0,
    synonyms: synonymsIn(locale),
    colourFamily: familyWordsIn(locale),
  };
}

/**
 * The person in a name like `Kavaj Ulla`: a capitalised last word that is neither a colour nor the
 * only noun.
 */
export function personOf(
  name: string,
  { categories, colours }: Pick<CompoundHeads, 'categories' | 'colours'>,
): string | undefined {
  const [, last] = /\s(\p{Lu}\p{Ll}+)$/u.exec(name.trim()) ?? [];
  const [word] = foldedWords(last ?? '');
  if (word === undefined || colours.whole(word).size > 0) return undefined;
  const isCategoryName = (each: string) => categories.whole(each).size > 0;
  const isNamedBefore = () =>
    foldedWords(name)
      .slice(0, -1)
      .some((each) => isCategoryName(each) || splitCompound(each, categories) !== undefined);
  return !isCategoryName(word) || isNamedBefore() ? word : undefined;
}

/**
 * Splits a compound of the name by a thing as its head, or by a colour. A word that names a
 * category is no colour: a bikinitrosa is not rosa.
 */
function partsOf(
  word: string,
  {
    heads: { things, colours, categories },
    isOwnColour,
  }: Pick<WordSorter, 'heads' | 'isOwnColour'>,
) {
  const thing = splitCompound(word, things);
  const isWhole = categories.whole(word).size > 0 || isOwnColour(word);
  const colour = isWhole ? undefined : splitCompound(word, colours);
  // The longer end: viininpunaiset ends with punaiset, and names no naiset.
  if (thing && thing[1].length >= (colour?.[1].length ?? 0))
    return { head: thing[1], rest: [thing[0]] };
  return { head: undefined, rest: colour ?? [] };
}

export function sortWords(
  { name, brand, categories, values, text }: ProductTexts,
  { heads, isOwnColour, synonyms, colourFamily }: WordSorter,
): DocumentWords {
  const person = personOf(name, heads);
  const named = foldedWords(name).slice(0, person === undefined ? undefined : -1);
  const inName = named.map((word) => partsOf(word, { heads, isOwnColour }));
  const headsOfName = inName.flatMap(({ head }) => head ?? []);
  const [categoryWords, valued] = [foldedWords(categories), foldedWords(values)];
  const categoryParts = categoryWords.map((word) => splitCompound(word, heads.things));
  const valueParts = valued.flatMap(
    (word) => (isOwnColour(word) ? undefined : splitCompound(word, heads.all)) ?? [],
  );
  const family = [...new Set(valued.flatMap(colourFamily))];
  const others = (words: readonly string[]) => new Set(words.flatMap(synonyms));
  return {
    name: [...named, ...others(named)],
    about: [
      ...headsOfName,
      ...others(headsOfName),
      ...foldedWords(brand),
      ...valued,
      ...family.filter((word) => !isOwnColour(word)),
    ],
    category: [
      ...categoryWords,
      ...categoryParts.flatMap((parts) => parts?.[1] ?? []),
      ...(person === undefined ? [] : [person]),
    ],
    text: [
      ...foldedWords(withoutMisread(text, heads)),
      ...inName.flatMap(({ rest }) => rest),
      ...categoryParts.flatMap((parts) => parts?.[0] ?? []),
      ...valueParts,
      ...family.filter(isOwnColour),
    ],
  };
}
