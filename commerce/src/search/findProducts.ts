/** Finds products by a shopper's words, and by near spellings when those find nothing. */
import type { Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { LanguageIndex } from './index/languageIndex.ts';
import { findsAny, mergeRanked, type QueryWord, rankRows } from './index/rankRows.ts';
import { isColour, writtenColour } from './colourWords.ts';
import { foldedWords } from './foldWords.ts';
import { knowsWord } from './index/matchWord.ts';
import { facetNames, namedFacets, type FacetNames } from './namedFacets.ts';
import type { FoundProducts, SearchText } from './searchEngine.ts';
import { correctWord } from './spelling/correctWord.ts';
import { brandFirst, withoutResembling } from './brandWords.ts';
import { isServiceWord } from './serviceWords.ts';
import { splitQuery } from './splitQuery.ts';
import { idsWith } from './index/idsWith.ts';
import { writtenFirst, writtenIn } from './writtenFirst.ts';
import { writtenWord } from './writtenWord.ts';
import { hasDiacritics, writtenWords } from './writtenWords.ts';

export interface SearchedCatalogue {
  readonly catalogue: CatalogueIndex;
  readonly index: LanguageIndex;
}

const nothing: ReadonlySet<number> = new Set();

interface Ranking {
  readonly ids: readonly number[];
  readonly unmatched: readonly string[];
}

/** A size beside other words is that size: 38 is no beginning of 380. */
function queryWords(words: readonly string[], { sizes }: FacetNames): QueryWord[] {
  return words.map((word, at) => ({
    word,
    isExact: words.length > 1 && sizes.has(word) && (word.length > 1 || at < words.length - 1),
  }));
}

function rankOnce({ large, recent, left }: LanguageIndex, words: readonly QueryWord[]): Ranking {
  const [ofLarge, ofRecent] = [rankRows(large, words, left), rankRows(recent, words, nothing)];
  return {
    ids: mergeRanked(ofLarge, ofRecent),
    unmatched: words
      .filter((_, at) => !ofLarge.isMatched[at] && !ofRecent.isMatched[at])
      .map(({ word }) => word),
  };
}

/** Words that nothing begins with may be the ends of compounds: a bikinitrosa for trosa. */
function rank(index: LanguageIndex, words: readonly QueryWord[]): Ranking {
  const ranking = rankOnce(index, words);
  const isUnmatched = ({ word, isExact }: QueryWord) =>
    !isExact && ranking.unmatched.includes(word);
  if (!words.some(isUnmatched)) return ranking;
  return rankOnce(
    index,
    words.map((each) => (isUnmatched(each) ? { ...each, isEnd: true } : each)),
  );
}

interface Spelling {
  readonly words: readonly string[];
  readonly text: string;
}

/** Words that are right, though no product may have them. */
const isMeant = (locale: Locale, word: string) =>
  isColour(locale, word) || isServiceWord(locale, word);

/** The words with near spellings of those that found nothing; undefined if one has none. */
function respell(
  { catalogue, index }: SearchedCatalogue,
  words: readonly string[],
  wrong: readonly string[],
): Spelling | undefined {
  const isFound = (word: string) =>
    findsAny(index.large, word, index.left) || findsAny(index.recent, word, nothing);
  const spelt = words.map((word) => {
    if (!wrong.includes(word)) return word;
    if (isMeant(index.large.locale, word)) return undefined;
    const near = [...correctWord(index.large, word), ...correctWord(index.recent, word)];
    return near.find((each) => each.word !== word && isFound(each.word))?.word;
  });
  if (!spelt.every((word) => word !== undefined)) return undefined;
  const idsOf = (word: string, limit: number) =>
    [index.recent, index.large].flatMap((segment) => idsWith(segment)(word, limit)).slice(0, limit);
  const { locale } = index.large;
  const writing = { catalogue, locale, idsOf };
  const written = spelt.map((word) => writtenColour(locale, word) ?? writtenWord(writing, word));
  return { words: spelt, text: written.join(' ') };
}

/** Fewer products than this may be due to a typing error that happens to be a word. */
export const fewProducts = 4;
/** How many times more a near spelling finds before it is offered. */
export const farMore = 20;

function betterSpelling(
  searched: SearchedCatalogue,
  words: readonly string[],
  { count, names }: { readonly count: number; readonly names: FacetNames },
): string | undefined {
  if (count > fewProducts) return undefined;
  for (const word of words) {
    const spelling = respell(searched, words, [word]);
    if (!spelling) continue;
    const found = rank(searched.index, queryWords(spelling.words, names)).ids.length;
    if (found >= Math.max(1, count) * farMore) return spelling.text;
  }
  return undefined;
}

/** The last word, if it is typed with diacritics and not finished. */
function unfinishedWord({ index }: SearchedCatalogue, text: string): string | undefined {
  const last = writtenWords(text).at(-1);
  if (last === undefined || !hasDiacritics(last)) return undefined;
  const [folded = ''] = foldedWords(last);
  return knowsWord(index.large, folded) || knowsWord(index.recent, folded) ? undefined : last;
}

export function findProducts(
  searched: SearchedCatalogue,
  { text, locale, isLiteral = false }: SearchText & { readonly isLiteral?: boolean },
): FoundProducts {
  const words = splitQuery(text);
  if (words.length === 0) return { ids: [], facets: [], unmatched: [] };
  const names = facetNames(searched.catalogue, locale);
  const { ids: ranked, unmatched } = rank(searched.index, queryWords(words, names));
  const facets = withoutResembling(namedFacets(words, names), searched.catalogue, text);
  const unfinished = unfinishedWord(searched, text);
  const written = { catalogue: searched.catalogue, locale };
  const sorted = !unfinished
    ? ranked
    : isColour(locale, foldedWords(unfinished).join(''))
      ? // No product has the colour: sølv begins no Solveig.
        ranked.filter(writtenIn(unfinished, written))
      : writtenFirst(ranked, unfinished, written);
  const ids = words.length === 1 ? brandFirst(sorted, searched.catalogue, facets) : sorted;
  const found = { ids, unmatched, facets };
  if (isLiteral) return found;
  if (ids.length > 0) {
    const didYouMean = betterSpelling(searched, words, { count: ids.length, names });
    return didYouMean === undefined ? found : { ...found, didYouMean };
  }
  const spelling = unmatched.length > 0 ? respell(searched, words, unmatched) : undefined;
  if (!spelling) return found;
  const respelt = rank(searched.index, queryWords(spelling.words, names));
  if (respelt.ids.length === 0) return found;
  return {
    ids: respelt.ids,
    unmatched,
    facets: namedFacets(spelling.words, names),
    correction: { text: spelling.text, originalCount: 0 },
  };
}
