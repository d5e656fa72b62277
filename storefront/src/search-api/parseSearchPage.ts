/** What the search API adds to the results of a search: its corrections and what it offers instead. */
import { type FoundProduct, parseGroups } from './parseProduct.ts';
import { parseUnderstood, type UnderstoodPart } from './parseUnderstood.ts';
import { listOf, numberOf, shapeOf, textOf } from './readShape.ts';

export interface OtherSearch {
  readonly text: string;
  readonly count: number;
}

export interface SearchFindings {
  /** Products of any page of the results. */
  readonly totalHits: number;
  /** What was searched instead, where the typed words found nothing. */
  readonly correctedTo?: string;
  /** What narrows the results, in the order of the text; empty where the search does not have it. */
  readonly understood: readonly UnderstoodPart[];
  /** A near spelling that finds far more. */
  readonly didYouMean?: OtherSearch;
  /** Where nothing was found: the words without one of them. */
  readonly related: readonly OtherSearch[];
  /** The first list of recommendations; empty where there are results. */
  readonly recommended: readonly FoundProduct[];
}

const searchesOf = (value: unknown): readonly OtherSearch[] =>
  listOf(value).flatMap((each) => {
    const { q, totalHits } = shapeOf(each);
    const text = textOf(q);
    return text === undefined ? [] : [{ text, count: numberOf(totalHits) ?? 0 }];
  });

/** What does not parse is left out. */
export function parseSearchPage(body: unknown): SearchFindings {
  const page = shapeOf(body);
  const correctedTo = textOf(shapeOf(page['autoCorrect'])['q']);
  const [didYouMean] = searchesOf(page['didYouMean']);
  const recommended = listOf(page['recommendationLists'])
    .map((list) => parseGroups(shapeOf(list)['productGroups']))
    .find((products) => products.length > 0);
  return {
    totalHits: numberOf(shapeOf(page['primaryList'])['totalHits']) ?? 0,
    ...(correctedTo && { correctedTo }),
    ...(didYouMean && { didYouMean }),
    understood: parseUnderstood(page['understood']),
    related: searchesOf(page['relatedSearches']),
    recommended: recommended ?? [],
  };
}
