/** What each word of a search asks for: a thing, a property of it, or the department that it is in. */
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { isColour } from './colourWords.ts';
import { departmentOf, splitByDepartment, wordOfDepartment } from './departments.ts';
import type { LanguageIndex } from './index/languageIndex.ts';
import { beginsHead, knowsHead } from './index/matchWord.ts';
import type { QueryWord } from './index/rankRows.ts';
import type { FacetNames } from './namedFacets.ts';

export interface AskedWord {
  /** Folded. */
  readonly word: string;
  /** Set for a department: what was typed for it, folded; `isOwn` where the catalogue has it. */
  readonly department?: { readonly typed: string; readonly isOwn: boolean };
  /** The compound that the word was split from: herrskjorta for skjorta. */
  readonly compound?: string;
}

export interface AskedIn {
  readonly catalogue: CatalogueIndex;
  readonly index: LanguageIndex;
}

const minThing = 3;

const inEither = (
  { large, recent }: LanguageIndex,
  has: (segment: LanguageIndex['large'], word: string) => boolean,
  word: string,
): boolean => has(large, word) || has(recent, word);

/** Words of a search, compounds of a department and a thing as two. */
export function readAskedWords(
  { catalogue, index }: AskedIn,
  words: readonly string[],
): readonly AskedWord[] {
  const { locale } = index.large;
  const departmentWord = (department: string, typed: string): AskedWord => {
    const own = wordOfDepartment(catalogue, locale, department);
    return { word: own ?? typed, department: { typed, isOwn: own !== undefined } };
  };
  return words.flatMap((word): readonly AskedWord[] => {
    const department = departmentOf(locale, word);
    if (department !== undefined) return [departmentWord(department, word)];
    if (inEither(index, knowsHead, word)) return [{ word }];
    const split = splitByDepartment(locale, word);
    if (!split || split.thing.length < minThing || !inEither(index, beginsHead, split.thing))
      return [{ word }];
    return [
      departmentWord(split.department, split.department),
      { word: split.thing, compound: word },
    ];
  });
}

/** The words without those of departments; empty where nothing else is asked for. */
export const withoutDepartments = (asked: readonly AskedWord[]): readonly AskedWord[] =>
  asked.filter(({ department }) => !department);

/**
 * The words as the index matches them: departments, and sizes beside other words, exactly; within a
 * department a thing is what it is called, not what mentions it.
 */
export function queryWords(
  asked: readonly AskedWord[],
  {
    index,
    names: { sizes },
    isNamed,
  }: { readonly index: LanguageIndex; readonly names: FacetNames; readonly isNamed: boolean },
): QueryWord[] {
  const isInDepartment = asked.some(({ department }) => department);
  const isSize = (word: string, at: number) =>
    asked.length > 1 && sizes.has(word) && (word.length > 1 || at < asked.length - 1);
  return asked.map(({ word, department }, at) => {
    // A shade has its colour among the words of its description: blå in marinblå.
    const isThing =
      isInDepartment && !isColour(index.large.locale, word) && inEither(index, knowsHead, word);
    return {
      word,
      isExact: department !== undefined || isSize(word, at),
      isWhole: isThing,
      isNamed: isNamed || department !== undefined || isThing,
    };
  });
}
