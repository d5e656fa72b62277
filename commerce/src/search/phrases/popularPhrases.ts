/** Phrases to begin a search with: what a market buys most. */
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import { type PhraseScope, phrasesOf } from './cataloguePhrases.ts';

/** Audiences and whole departments are in the menu already: a phrase of theirs helps nobody search. */
const departments = 12;

/** No word twice, so that the list is not one garment in six colours, and no brand by itself. */
export async function popularPhrases(
  index: CatalogueIndex,
  { limit, ...scope }: PhraseScope & { readonly limit: number },
): Promise<readonly string[]> {
  const broad = new Set(
    [...index.categories.values()]
      .filter(({ parentId }) => parentId === null)
      .slice(0, departments)
      .map(({ name }) => name[scope.locale]?.toLowerCase()),
  );
  const brands = new Set([...index.brands.values()].map(({ name }) => name));
  const used = new Set<string>();
  const popular: string[] = [];
  for (const { text, words } of await phrasesOf(index, scope)) {
    if (popular.length === limit) break;
    if (broad.has(text.toLowerCase()) || brands.has(text)) continue;
    if (words.some((word) => used.has(word))) continue;
    for (const word of words) used.add(word);
    popular.push(text);
  }
  return popular;
}
