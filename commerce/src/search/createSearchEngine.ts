/** Searches the catalogue of this process: an index per language, built when it is first needed. */
import { byLocale, type Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { CatalogueCache } from '../catalogue/createCatalogueCache.ts';
import type { Database } from '../database/database.ts';
import { outsideTransaction } from '../database/transactionGuard.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { findProducts } from './findProducts.ts';
import {
  buildLanguage,
  type IndexedLanguage,
  type LanguageIndex,
  updateLanguage,
} from './index/languageIndex.ts';
import { phrasesOf } from './phrases/cataloguePhrases.ts';
import { continuePhrases } from './phrases/continuePhrases.ts';
import type { FoundProducts, SearchEngine, SearchText } from './searchEngine.ts';

interface LanguageState {
  current?: LanguageIndex;
  pending?: Promise<LanguageIndex> | undefined;
}

/** One build at a time; a failed one is repeated by the next search. */
function buildOnce(state: LanguageState, indexed: IndexedLanguage): Promise<LanguageIndex> {
  if (state.pending) return state.pending;
  const pending = outsideTransaction(() => buildLanguage(indexed))
    .then((built) => {
      state.current = built;
      return built;
    })
    .finally(() => {
      state.pending = undefined;
    });
  state.pending = pending;
  return pending;
}

/** Results per version of the catalogue: further pages of a search, and its next visitors, reuse them. */
const maxResults = 300;

function createResults() {
  const resultsOf = new WeakMap<CatalogueIndex, Map<string, FoundProducts>>();
  return (
    catalogue: CatalogueIndex,
    search: SearchText & { readonly isLiteral?: boolean },
    find: () => FoundProducts,
  ): FoundProducts => {
    const results = resultsOf.get(catalogue) ?? new Map<string, FoundProducts>();
    resultsOf.set(catalogue, results);
    const key = JSON.stringify([search.locale, search.market, search.isLiteral, search.text]);
    const before = results.get(key);
    if (before) return before;
    if (results.size >= maxResults) results.clear();
    const found = find();
    results.set(key, found);
    return found;
  };
}

export function createSearchEngine(
  { handle }: Pick<Database, 'handle'>,
  catalogue: Pick<CatalogueCache, 'get'>,
): SearchEngine {
  const states = byLocale((): LanguageState => ({}));
  const once = createResults();

  async function indexOf(locale: Locale) {
    const state = states[locale];
    const version = await catalogue.get();
    const indexed = { queries: handle, locale, catalogue: version };
    const { current } = state;
    if (!current) return { catalogue: version, index: await buildOnce(state, indexed) };
    if (current.version === version.version || state.pending)
      return { catalogue: version, index: current };
    const updated = await outsideTransaction(() => updateLanguage(current, indexed));
    if (updated) state.current = updated;
    // Until it is built, the old index finds nearly everything.
    else buildOnce(state, indexed).catch(() => undefined);
    return { catalogue: version, index: updated ?? current };
  }

  return {
    async find(search) {
      const searched = await indexOf(search.locale);
      // While the index of this version is built, an older one answers: that is not kept.
      return searched.index.version === searched.catalogue.version
        ? once(searched.catalogue, search, () => findProducts(searched, search))
        : findProducts(searched, search);
    },
    async suggest({ text, locale, market, limit }) {
      const phrases = await phrasesOf(await catalogue.get(), { locale, market });
      const { inflection } = backEndLanguages[locale].search;
      return continuePhrases(phrases, { text, limit, inflection });
    },
  };
}
