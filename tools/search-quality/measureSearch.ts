/** Measures how good the search is: nDCG@10, queries without a result, queries with a right first hit. */
import type { Locale } from '../../shop/src/index.ts';
import type { CatalogueIndex } from '../../commerce/src/catalogue/catalogueIndex.ts';
import type { SearchEngine } from '../../commerce/src/search/searchEngine.ts';
import { factsOf, grade, type JudgedQuery } from './judgedQuery.ts';

export interface JudgedResult {
  readonly query: JudgedQuery;
  /** 0 to 1. */
  readonly ndcg: number;
  readonly count: number;
  readonly isFirstRight: boolean;
}

const depth = 10;

const gain = (grades: readonly number[]) =>
  grades.slice(0, depth).reduce((sum, each, at) => sum + (2 ** each - 1) / Math.log2(at + 2), 0);

/** Queries that no product could satisfy are left out. */
export async function judge(
  {
    index,
    engine,
    locale,
  }: {
    readonly index: CatalogueIndex;
    readonly engine: SearchEngine;
    readonly locale: Locale;
  },
  queries: readonly JudgedQuery[],
): Promise<JudgedResult[]> {
  const facts = new Map(
    [...index.products].map(([id, product]) => [id, factsOf({ index, locale }, product)]),
  );
  const results: JudgedResult[] = [];
  for (const query of queries) {
    const ideal = [...facts.values()]
      .map((each) => grade(each, query.need))
      .toSorted((a, b) => b - a);
    if ((ideal[0] ?? 0) < 3) continue;
    const { ids } = await engine.find({ text: query.text, locale, market: 'se' });
    const grades = ids.slice(0, depth).map((id) => {
      const own = facts.get(id);
      return own ? grade(own, query.need) : 0;
    });
    results.push({
      query,
      ndcg: gain(grades) / gain(ideal),
      count: ids.length,
      isFirstRight: grades[0] === 3,
    });
  }
  return results;
}

export interface SearchFigures {
  readonly queries: number;
  readonly ndcg: number;
  readonly withoutResult: number;
  readonly firstRight: number;
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

export function summarise(results: readonly JudgedResult[]): SearchFigures {
  const share = (sum: number) => rounded(sum / Math.max(1, results.length));
  return {
    queries: results.length,
    ndcg: share(results.reduce((sum, { ndcg }) => sum + ndcg, 0)),
    withoutResult: share(results.filter(({ count }) => count === 0).length),
    firstRight: share(results.filter(({ isFirstRight }) => isFirstRight).length),
  };
}
