/**
 * Sorts a product's words by how much they say of it: the noun before the shelf, colour and material, those before the
 * person it is named after, and that before what is only written about it or hides in a compound.
 */
import type { Locale } from '../catalogue/catalogueDraft.ts';
import { splitCompound } from './compounds.ts';
import { foldedWords } from './foldWords.ts';
import { synonymsIn } from './synonyms.ts';
import type { Heads } from './vocabulary.ts';

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
  /** What it is called, and shoppers' other names for that. */
  readonly name: readonly string[];
  /** What compounds in the name end with, its colour, material, sizes and brand. */
  readonly about: readonly string[];
  /** Its shelves, and the person it is named after. */
  readonly shelf: readonly string[];
  /** What is written about it, and what else compounds hold. */
  readonly text: readonly string[];
}

export interface WordSorter {
  readonly heads: Heads;
  readonly synonyms: (word: string) => readonly string[];
}

export const wordSorter = (locale: Locale, heads: Heads): WordSorter => ({
  heads,
  synonyms: synonymsIn(locale),
});

/** `Kavaj Ulla`: a name at the end that is written as one and is no colour, nor the only thing that is named. */
export function personOf(
  name: string,
  { categories, colours }: Pick<Heads, 'categories' | 'colours'>,
): string | undefined {
  const [, last] = /\s(\p{Lu}\p{Ll}+)$/u.exec(name.trim()) ?? [];
  const [word] = foldedWords(last ?? '');
  if (word === undefined || colours.whole(word).size > 0) return undefined;
  const isThing = (each: string) => categories.whole(each).size > 0;
  const isNamedBefore = () =>
    foldedWords(name)
      .slice(0, -1)
      .some((each) => isThing(each) || splitCompound(each, categories) !== undefined);
  return !isThing(word) || isNamedBefore() ? word : undefined;
}

/** A compound of the name: a thing by its head, or a colour. What a shelf is named after is no colour: a bikinitrosa is not rosa. */
function partsOf(word: string, { things, colours, categories }: Heads) {
  const thing = splitCompound(word, things);
  const colour =
    thing || categories.whole(word).size > 0 ? undefined : splitCompound(word, colours);
  return { head: thing?.[1], rest: thing ? [thing[0]] : (colour ?? []) };
}

export function sortWords(
  { name, brand, categories, values, text }: ProductTexts,
  { heads, synonyms }: WordSorter,
): DocumentWords {
  const person = personOf(name, heads);
  const named = foldedWords(name).slice(0, person === undefined ? undefined : -1);
  const inName = named.map((word) => partsOf(word, heads));
  const headsOfName = inName.flatMap(({ head }) => head ?? []);
  const [shelves, valued] = [foldedWords(categories), foldedWords(values)];
  const shelfParts = shelves.map((word) => splitCompound(word, heads.things));
  const valueParts = valued.flatMap((word) => splitCompound(word, heads.all) ?? []);
  const others = (words: readonly string[]) => new Set(words.flatMap(synonyms));
  return {
    name: [...named, ...others(named)],
    about: [...headsOfName, ...others(headsOfName), ...foldedWords(brand), ...valued],
    shelf: [
      ...shelves,
      ...shelfParts.flatMap((parts) => parts?.[1] ?? []),
      ...(person === undefined ? [] : [person]),
    ],
    text: [
      ...foldedWords(text),
      ...inName.flatMap(({ rest }) => rest),
      ...shelfParts.flatMap((parts) => parts?.[0] ?? []),
      ...valueParts,
    ],
  };
}
