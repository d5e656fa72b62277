/**
 * Caches search results per version of the catalogue, so that the pages of a search and later
 * visitors do not query again.
 */
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { Locale } from '@solvik/shop';
import type { Queries } from '../database/database.ts';
import { findWords } from './findWords.ts';
import { readVocabularies } from './vocabulary.ts';

const most = 300;

interface SearchCache {
  readonly vocabularies: ReturnType<typeof readVocabularies>;
  readonly found: Map<string, Promise<number[]>>;
}

const cacheOf = new WeakMap<CatalogueIndex, SearchCache>();

/** Like findWords. A failure is not cached. */
export async function findWordsOnce(
  queries: Queries,
  index: CatalogueIndex,
  { text, locale }: { text: string; locale: Locale },
): Promise<number[]> {
  const cache = cacheOf.get(index) ?? { vocabularies: readVocabularies(queries), found: new Map() };
  cacheOf.set(index, cache);
  const key = `${locale} ${text}`;
  const before = cache.found.get(key);
  if (before) return before;
  if (cache.found.size >= most) cache.found.clear();
  const found = cache.vocabularies.then((vocabularies) =>
    findWords(queries, { text, locale, vocabulary: vocabularies[locale] }),
  );
  cache.found.set(key, found);
  found.catch(() => {
    if (cacheOf.get(index) === cache) cacheOf.delete(index);
  });
  return found;
}
