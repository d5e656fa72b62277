/** Remembers what words found in a version of the catalogue, so that the pages of one search, and its next visitors, do not ask anew. */
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { Locale } from '../catalogue/catalogueDraft.ts';
import type { Queries } from '../database/database.ts';
import { findWords } from './findWords.ts';
import { readVocabularies } from './vocabulary.ts';

const most = 300;

interface Known {
  readonly vocabularies: ReturnType<typeof readVocabularies>;
  readonly found: Map<string, Promise<number[]>>;
}

const knownOf = new WeakMap<CatalogueIndex, Known>();

/** As findWords. What failed is asked again. */
export async function findWordsOnce(
  queries: Queries,
  index: CatalogueIndex,
  { text, locale }: { text: string; locale: Locale },
): Promise<number[]> {
  const known = knownOf.get(index) ?? { vocabularies: readVocabularies(queries), found: new Map() };
  knownOf.set(index, known);
  const key = `${locale} ${text}`;
  const before = known.found.get(key);
  if (before) return before;
  if (known.found.size >= most) known.found.clear();
  const asked = known.vocabularies.then((vocabularies) =>
    findWords(queries, { text, locale, vocabulary: vocabularies[locale] }),
  );
  known.found.set(key, asked);
  asked.catch(() => {
    if (knownOf.get(index) === known) knownOf.delete(index);
  });
  return asked;
}
