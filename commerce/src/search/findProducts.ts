/** Finds products by a shopper's words, and by near spellings when those find nothing. */
import type { Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { LanguageIndex } from './index/languageIndex.ts';
import { findsAny, mergeRanked, type QueryWord, rankRows } from './index/rankRows.ts';
import { isColour, writtenColour } from './colourWords.ts';
import { foldedWords } from './foldWords.ts';
import { isReadWhole, knowsWord } from './index/matchWord.ts';
import { type AskedWord, queryWords, readAskedWords, withoutDepartments } from './askedWords.ts';
import { counterpartIn, departmentOf } from './departments.ts';
import { facetNames, namedFacets, type FacetNames } from './namedFacets.ts';
import type { FoundProducts, WordSearch } from './searchEngine.ts';
import { correctWord } from './spelling/correctWord.ts';
import { brandFirst, withoutResembling } from './brandWords.ts';
import { isServiceWord } from './serviceWords.ts';
import { splitQuery } from './splitQuery.ts';
import { idsWith } from './index/idsWith.ts';
import { withoutMisreadKinds } from './misreadKinds.ts';
import { withWaistSizes } from './waistSizes.ts';
import { writtenFirst, writtenIn } from './writtenFirst.ts';
import { writtenWord } from './writtenWord.ts';
import { hasDiacritics, markedStart, writtenWords } from './writtenWords.ts';

export interface SearchedCatalogue {
  readonly catalogue: CatalogueIndex;
  readonly index: LanguageIndex;
}

const nothing: ReadonlySet<number> = new Set();

interface Ranking {
  readonly ids: readonly number[];
  readonly unmatched: readonly string[];
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
  readonly asked: readonly AskedWord[];
  readonly text: string;
}

/** Words that are right, though no product may have them. */
const isMeant = (locale: Locale, word: string) =>
  isColour(locale, word) || isServiceWord(locale, word) || departmentOf(locale, word) !== undefined;

const isFound = ({ large, recent, left }: LanguageIndex, word: string) =>
  findsAny(large, word, left) || findsAny(recent, word, nothing);

/** A near spelling of a word that finds something. */
function nearSpelling({ index }: SearchedCatalogue, word: string): string | undefined {
  if (isMeant(index.large.locale, word)) return undefined;
  const near = [...correctWord(index.large, word), ...correctWord(index.recent, word)];
  return near.find((each) => each.word !== word && isFound(index, each.word))?.word;
}

/** A folded word as shoppers and the shop write it. */
function written({ catalogue, index }: SearchedCatalogue, word: string): string {
  const { locale } = index.large;
  const idsOf = (each: string, limit: number) =>
    [index.recent, index.large].flatMap((segment) => idsWith(segment)(each, limit)).slice(0, limit);
  return writtenColour(locale, word) ?? writtenWord({ catalogue, locale, idsOf }, word);
}

/** A word as the shopper typed it. */
const typedIn = (text: string, word: string): string | undefined =>
  text.split(/\s+/u).find((each) => foldedWords(each).join('') === word);

/** The words with near spellings of those that found nothing; undefined if one has none. */
function respell(
  searched: SearchedCatalogue,
  { text, asked }: Spelling,
  wrong: readonly string[],
): Spelling | undefined {
  const spelt = asked.map((each) => {
    if (each.department || !wrong.includes(each.word)) return each;
    const word = nearSpelling(searched, each.word);
    return word === undefined ? undefined : { word };
  });
  if (!spelt.every((each) => each !== undefined)) return undefined;
  const texts = spelt.flatMap(({ word, compound, department }, at) =>
    // The thing has the whole compound.
    department && spelt[at + 1]?.compound !== undefined
      ? []
      : (compound ?? (department && typedIn(text, department.typed)) ?? written(searched, word)),
  );
  return { asked: spelt, text: texts.join(' ') };
}

/** This many products, or fewer, may be due to a typing error that happens to be a word. */
export const fewProducts = 4;
/** How many times more a near spelling finds before it is offered. */
export const farMore = 20;

interface Naming {
  readonly names: FacetNames;
  /** Whether descriptions are left out. */
  readonly isNamed: boolean;
}

const rankAsked = (
  { index }: SearchedCatalogue,
  asked: readonly AskedWord[],
  naming: Naming,
): Ranking => rank(index, queryWords(asked, { index, ...naming }));

/** Near spellings that find far more, or more than the beginning of a word that is none itself. */
function betterSpelling(
  searched: SearchedCatalogue,
  typed: Spelling,
  { count, naming }: { readonly count: number; readonly naming: Naming },
): string | undefined {
  const { large, recent } = searched.index;
  for (const { word } of withoutDepartments(typed.asked)) {
    const isWord = isReadWhole(large, word) || isReadWhole(recent, word);
    if (isWord && count > fewProducts) continue;
    const spelling = respell(searched, typed, [word]);
    if (!spelling) continue;
    const found = rankAsked(searched, spelling.asked, naming).ids.length;
    if (isWord ? found >= Math.max(1, count) * farMore : found > count) return spelling.text;
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

/** Products that are looked through for a word as it was typed. */
const maxRead = 200;
const maxFirst = 10;

/**
 * What a department has of the words; nothing where it only has what resembles them: no skirts for
 * men are among their shirts, skjørt among skjorter.
 */
function rankInDepartment(
  searched: SearchedCatalogue,
  asked: readonly AskedWord[],
  { text, naming }: { readonly text: string; readonly naming: Naming },
): Ranking {
  const ranking = rankAsked(searched, asked, naming);
  const things = withoutDepartments(asked);
  const { locale } = searched.index.large;
  const marks = writtenWords(text).flatMap((word) =>
    isColour(locale, foldedWords(word).join('')) ? [] : (markedStart(word) ?? []),
  );
  if (things.length === asked.length || marks.length === 0 || ranking.ids.length === 0)
    return ranking;
  const everywhere = rankAsked(searched, things, naming);
  const writing = { catalogue: searched.catalogue, locale };
  const isAstray = marks.some((mark) => {
    const isWritten = writtenIn(mark, writing);
    return (
      everywhere.ids.slice(0, maxFirst).some(isWritten) &&
      !ranking.ids.slice(0, maxRead).some(isWritten)
    );
  });
  return isAstray ? { ...ranking, ids: [] } : ranking;
}

/** The words with the department's own for the things of others, and what they find. */
function withCounterparts(
  searched: SearchedCatalogue,
  asked: readonly AskedWord[],
  { text, naming }: { readonly text: string; readonly naming: Naming },
): (Ranking & Spelling) | undefined {
  const { locale } = searched.index.large;
  const department = asked.find((each) => each.department?.isOwn)?.department;
  if (!department) return undefined;
  const own = asked.map((each) => {
    const word = each.department ? undefined : counterpartIn(locale, department.typed, each.word);
    return word === undefined ? each : { word };
  });
  if (own.every((each, at) => each === asked[at])) return undefined;
  const words = own.map(
    (each) => typedIn(text, each.department?.typed ?? each.word) ?? written(searched, each.word),
  );
  return { ...rankAsked(searched, own, naming), asked: own, text: words.join(' ') };
}

/** The words without the department that has none of it, and what they find. */
function withoutDepartment(
  searched: SearchedCatalogue,
  asked: readonly AskedWord[],
  { text, naming }: { readonly text: string; readonly naming: Naming },
): (Ranking & Spelling) | undefined {
  const things = withoutDepartments(asked).map(({ word }) => ({ word }));
  if (things.length === 0 || things.length === asked.length) return undefined;
  const ranking = rankAsked(searched, things, naming);
  const words = things.map(({ word }) => typedIn(text, word) ?? written(searched, word));
  return { ...ranking, asked: things, text: words.join(' ') };
}

const unlessEmpty = <Found extends Ranking>(found: Found | undefined): Found | undefined =>
  found && found.ids.length > 0 ? found : undefined;

export function findProducts(
  searched: SearchedCatalogue,
  { text, locale, isLiteral = false, isNamed = false }: WordSearch,
): FoundProducts {
  const names = facetNames(searched.catalogue, locale);
  const words = withWaistSizes(splitQuery(text), names.sizes);
  if (words.length === 0) return { ids: [], facets: [], unmatched: [] };
  const naming = { names, isNamed };
  const asked = readAskedWords(searched, words);
  const wordsOf = (all: readonly AskedWord[]) => all.map(({ word }) => word);
  const ranking = rankInDepartment(searched, asked, { text, naming });
  const { unmatched } = ranking;
  const writing = { catalogue: searched.catalogue, locale };
  const ranked = withoutMisreadKinds(ranking.ids, asked, { text, ...writing });
  const facets = withoutResembling(namedFacets(wordsOf(asked), names), searched.catalogue, text);
  const unfinished = unfinishedWord(searched, text);
  const sorted = !unfinished
    ? ranked
    : isColour(locale, foldedWords(unfinished).join(''))
      ? // No product has the colour: sølv begins no Solveig.
        ranked.filter(writtenIn(unfinished, writing))
      : writtenFirst(ranked, unfinished, writing);
  const ids = words.length === 1 ? brandFirst(sorted, searched.catalogue, facets) : sorted;
  const found = { ids, unmatched, facets };
  if (isLiteral) return found;
  if (ids.length > 0) {
    const didYouMean = betterSpelling(searched, { text, asked }, { count: ids.length, naming });
    return didYouMean === undefined ? found : { ...found, didYouMean };
  }
  const spelling = unmatched.length > 0 ? respell(searched, { text, asked }, unmatched) : undefined;
  const respelt = spelling && { ...rankAsked(searched, spelling.asked, naming), ...spelling };
  const spelt = spelling?.asked ?? asked;
  const renamed = (words: readonly AskedWord[]) =>
    unlessEmpty(withCounterparts(searched, words, { text, naming }));
  const other =
    renamed(asked) ??
    unlessEmpty(respelt) ??
    renamed(spelt) ??
    unlessEmpty(withoutDepartment(searched, spelt, { text, naming }));
  if (!other) return found;
  return {
    ids: other.ids,
    unmatched,
    facets: namedFacets(wordsOf(other.asked), names),
    correction: { text: other.text, originalCount: 0 },
  };
}
