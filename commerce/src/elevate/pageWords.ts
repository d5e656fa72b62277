/** The words of a search that a page must have to do with: not those that narrow goods down. */
import type { Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { isColour } from '../search/colourWords.ts';
import { departmentOf } from '../search/departments.ts';
import { foldedWords } from '../search/foldWords.ts';
import { readListWords } from '../search/listWords.ts';
import { facetNames } from '../search/namedFacets.ts';
import { readPriceWords } from '../search/priceWords.ts';
import { isServiceWord } from '../search/serviceWords.ts';
import { stopWords } from '../search/stopWords.ts';

export interface PageWords {
  /** Folded; none where the text only narrows down. */
  readonly all: readonly string[];
  /** The one that says what the text is about; none where there are no words. */
  readonly main: readonly string[];
}

/** A shorter stop word is in any title; `storlek` is for the guide to sizes. */
const minStopWord = 4;

export function pageWords(
  text: string,
  { catalogue, locale }: { readonly catalogue: CatalogueIndex; readonly locale: Locale },
): PageWords {
  const { byName, sizes } = facetNames(catalogue, locale);
  const { rest } = readListWords(readPriceWords(text, locale).rest, { locale, names: byName });
  const isNarrowing = (word: string) =>
    departmentOf(locale, word) !== undefined ||
    isColour(locale, word) ||
    sizes.has(word) ||
    /^\d+$/.test(word);
  const words = foldedWords(rest).filter((word) => !isNarrowing(word));
  const significant = words.filter((word) => !stopWords.has(word));
  const all =
    significant.length > 0 ? significant : words.filter(({ length }) => length >= minStopWord);
  // Things stand last, after what they are made of; a market or a service after what it is about.
  const main = all.findLast((word) => !isServiceWord(locale, word)) ?? all[0];
  return { all, main: main === undefined ? [] : [main] };
}
