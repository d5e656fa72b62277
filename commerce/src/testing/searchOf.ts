/** A search in a database of a test: keys of the products in the order in which they are found. */
import type { Locale } from '@solvik/shop';
import { createCatalogueCache } from '../catalogue/createCatalogueCache.ts';
import type { Database } from '../database/database.ts';
import { createSearchEngine } from '../search/createSearchEngine.ts';
import type { SearchEngine } from '../search/searchEngine.ts';
import { withListWords } from '../search/withListWords.ts';

export interface TestSearch {
  readonly engine: SearchEngine;
  readonly find: (text: string, locale?: Locale) => Promise<string[]>;
}

/** Call it when the catalogue has been written: later changes are not searched. */
export function searchOf(database: Database): TestSearch {
  const catalogue = createCatalogueCache(database);
  const engine = withListWords(createSearchEngine(database, catalogue), catalogue);
  return {
    engine,
    async find(text, locale = 'sv') {
      const { ids } = await engine.find({ text, locale, market: 'se' });
      const { products } = await catalogue.get();
      return ids.flatMap((id) => products.get(id)?.key ?? []);
    },
  };
}
