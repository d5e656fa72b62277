/** A search that leaves the words for the shop's own lists to those, and knows what is reduced. */
import type { CatalogueCache } from '../catalogue/createCatalogueCache.ts';
import type { ShopList } from '../languages/backEndLanguage.ts';
import { readListWords } from './listWords.ts';
import { facetNames } from './namedFacets.ts';
import { ofOwnKind } from './ownKind.ts';
import { everything, withWholeTexts } from './partsOfText.ts';
import type { FoundProducts, SearchEngine, SearchText, WordSearch } from './searchEngine.ts';

/** The order of what the lists of a text have first. */
const orderOf = (lists: readonly ShopList[]): FoundProducts['order'] => {
  if (lists.includes('newProducts')) return 'LATEST';
  return lists.includes('bestSellers') ? 'MOST_SOLD' : undefined;
};

export function withListWords(
  engine: SearchEngine,
  catalogue: Pick<CatalogueCache, 'get'>,
): SearchEngine {
  const read = async ({ text, locale }: SearchText) => {
    const { byName } = facetNames(await catalogue.get(), locale);
    return readListWords(text, { locale, names: byName });
  };
  /**
   * In an order of their own, products that only mention the words would come first, or coats among
   * jackets.
   */
  const findInOrder = async (search: WordSearch, order: FoundProducts['order']) => {
    const named = order && (await engine.find({ ...search, isNamed: true }));
    if (!named || named.ids.length === 0) return engine.find(search);
    const { locale } = search;
    const text = named.correction?.text ?? search.text;
    return {
      ...named,
      ids: ofOwnKind(named.ids, { text, catalogue: await catalogue.get(), locale }),
      order,
    };
  };
  return {
    async find(search) {
      const { lists, rest, isWhole } = await read(search);
      const isReduced = lists.includes('reduced');
      if (isReduced && rest === '') return { ...everything, isReduced: true };
      // Goods that are called so themselves, and none whose description comes upon the word.
      if (isWhole) return engine.find({ ...search, isNamed: true });
      if (lists.length === 0 || rest === '') return engine.find(search);
      const found = await findInOrder({ ...search, text: rest }, orderOf(lists));
      return {
        ...withWholeTexts(found, { whole: search.text, rest }),
        ...(isReduced && { isReduced }),
      };
    },
    async suggest(search) {
      const { rest } = await read(search);
      return engine.suggest(rest === '' ? search : { ...search, text: rest });
    },
  };
}
