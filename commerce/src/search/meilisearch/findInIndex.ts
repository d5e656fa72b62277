/** A search in a Meilisearch index: as the words are typed, and with typing errors forgiven. */
import type { Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import { brandFirst, withoutResembling } from '../brandWords.ts';
import { farMore, fewProducts } from '../findProducts.ts';
import { type FacetNames, facetNames, namedFacets } from '../namedFacets.ts';
import type { FoundProducts, SearchText } from '../searchEngine.ts';
import { splitQuery } from '../splitQuery.ts';
import { withWaistSizes } from '../waistSizes.ts';
import { writtenWord } from '../writtenWord.ts';
import { exactAttributes, maxHits, spellingAttribute } from './indexSettings.ts';
import type { MeilisearchClient, MeilisearchHits, MeilisearchQuery } from './meilisearchClient.ts';
import { nearestOf } from './nearestOf.ts';
import { matchedWords } from './matchedWords.ts';
import { numberOf } from './readFields.ts';

export interface SearchedIndex {
  readonly client: Pick<MeilisearchClient, 'search'>;
  readonly uid: string;
  readonly locale: Locale;
  readonly catalogue: CatalogueIndex;
}

const idsIn = ({ hits }: MeilisearchHits): readonly number[] =>
  hits.flatMap(({ id }) => numberOf(id) ?? []);

const nothing: MeilisearchHits = { hits: [], estimatedTotalHits: 0 };

interface Words {
  /** Words that are matched as text. */
  readonly texts: readonly string[];
  readonly filter: readonly string[];
}

/** A size beside other words is that size: 38 is no beginning of 380. */
function wordsAndFilter(
  words: readonly string[],
  { names, search }: { readonly names: FacetNames; readonly search: SearchText },
): Words {
  const isSize = (word: string) => words.length > 1 && word.length > 1 && names.sizes.has(word);
  const sizes = words.filter(isSize).map((word) => {
    const ids = (names.byName.get(word) ?? []).map((id) => JSON.stringify(id));
    return `facets IN [${ids.join(', ')}]`;
  });
  return {
    texts: words.filter((word) => !isSize(word)),
    filter: [`markets = ${JSON.stringify(search.market)}`, ...sizes],
  };
}

function queryOf(
  { uid }: SearchedIndex,
  { texts, filter }: Words,
  options: Partial<MeilisearchQuery>,
): MeilisearchQuery {
  return {
    indexUid: uid,
    q: texts.join(' '),
    filter,
    limit: maxHits,
    attributesToSearchOn: exactAttributes,
    attributesToRetrieve: ['id'],
    matchingStrategy: 'all',
    ...options,
  };
}

interface Exact {
  readonly ids: readonly number[];
  /** The words that nothing matches. */
  readonly unmatched: readonly string[];
}

async function findExactly(index: SearchedIndex, words: Words): Promise<Exact> {
  const { texts } = words;
  const single = texts.length > 1 ? texts : [];
  const [whole = nothing, ...each] = await index.client.search([
    queryOf(index, words, {}),
    ...single.map((text) => queryOf(index, { ...words, texts: [text] }, { limit: 1 })),
  ]);
  const ids = idsIn(whole);
  const alone = texts.length === 1 && ids.length === 0 ? texts : [];
  return {
    ids,
    unmatched: [...alone, ...single.filter((_, at) => each[at]?.hits.length === 0)],
  };
}

interface Near {
  readonly ids: readonly number[];
  /** The words that were found in place of the typed ones. */
  readonly words: readonly string[];
}

async function findNearly(index: SearchedIndex, words: Words): Promise<Near> {
  const searched = { attributesToSearchOn: [spellingAttribute] };
  const [whole = nothing, shown = nothing] = await index.client.search([
    queryOf(index, words, searched),
    queryOf(index, words, {
      ...searched,
      limit: 1,
      attributesToRetrieve: ['id', spellingAttribute],
      showMatchesPosition: true,
    }),
  ]);
  const matched = shown.hits.slice(0, 1).flatMap(matchedWords);
  return { ids: idsIn(whole), words: words.texts.map((word) => nearestOf(word, matched)) };
}

const hasDigit = (word: string): boolean => /\d/.test(word);

/** Products by their words; near spellings where those find nothing, or far less. */
export async function findInIndex(
  index: SearchedIndex,
  search: SearchText & { readonly isLiteral?: boolean },
): Promise<FoundProducts> {
  const { catalogue, locale } = index;
  const names = facetNames(catalogue, locale);
  const words = withWaistSizes(splitQuery(search.text), names.sizes);
  if (words.length === 0) return { ids: [], facets: [], unmatched: [] };
  const split = wordsAndFilter(words, { names, search });
  const exact = await findExactly(index, split);
  const facets = withoutResembling(namedFacets(words, names), catalogue, search.text);
  const ids = words.length === 1 ? brandFirst(exact.ids, catalogue, facets) : exact.ids;
  const found = { ids, unmatched: exact.unmatched, facets };
  const mayBeWrong = ids.length <= fewProducts && !exact.unmatched.some(hasDigit);
  if (search.isLiteral || !mayBeWrong) return found;
  const near = await findNearly(index, split);
  const writing = {
    catalogue,
    locale,
    idsOf: (_: string, limit: number) => near.ids.slice(0, limit),
  };
  const text = words
    .map((word) => {
      const at = split.texts.indexOf(word);
      return at < 0 ? word : writtenWord(writing, near.words[at] ?? word);
    })
    .join(' ');
  if (ids.length > 0)
    return near.ids.length >= ids.length * farMore ? { ...found, didYouMean: text } : found;
  if (near.ids.length === 0) return found;
  return {
    ids: near.ids,
    unmatched: exact.unmatched,
    facets: namedFacets(near.words, names),
    correction: { text, originalCount: 0 },
  };
}
