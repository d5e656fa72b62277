/** Searches the catalogue of this process: an index per language, built when it is first needed. */
import { byLocale, type Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { CatalogueCache } from '../catalogue/createCatalogueCache.ts';
import type { Database } from '../database/database.ts';
import { outsideTransaction } from '../database/transactionGuard.ts';
import { findProducts } from './findProducts.ts';
import {
  buildLanguage,
  type IndexedLanguage,
  type LanguageIndex,
  maxRecent,
  readChanges,
  updateLanguage,
} from './index/languageIndex.ts';
import { maxOnThread } from './index/searchSegmentBuilder.ts';
import { phrasesOf } from './phrases/cataloguePhrases.ts';
import { continuePhrases } from './phrases/continuePhrases.ts';
import type { FoundProducts, SearchEngine, WordSearch } from './searchEngine.ts';

interface LanguageState {
  current?: LanguageIndex;
  pending?: Promise<LanguageIndex> | undefined;
  /** Resolves when searches may go on after the catalogue has changed. */
  renewal?: Promise<void> | undefined;
}

/** One build at a time; a failed one is repeated by the next search. */
function buildOnce(
  state: LanguageState,
  build: () => Promise<LanguageIndex>,
): Promise<LanguageIndex> {
  if (state.pending) return state.pending;
  const pending = outsideTransaction(build)
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

/** Waits for a few changes; while many are indexed, the old index finds nearly everything. */
async function renew(state: LanguageState, current: LanguageIndex, indexed: IndexedLanguage) {
  const changes = await outsideTransaction(() => readChanges(current, indexed));
  const built = buildOnce(state, () =>
    changes.left.size > maxRecent
      ? buildLanguage(indexed)
      : updateLanguage(current, indexed, changes),
  );
  if (changes.left.size <= maxOnThread) await built;
  else built.catch(() => undefined);
}

/** Results per version of the catalogue: further pages of a search, and its next visitors, reuse them. */
const maxResults = 300;

function createResults() {
  const resultsOf = new WeakMap<CatalogueIndex, Map<string, FoundProducts>>();
  return (
    catalogue: CatalogueIndex,
    search: WordSearch,
    find: () => FoundProducts,
  ): FoundProducts => {
    const results = resultsOf.get(catalogue) ?? new Map<string, FoundProducts>();
    resultsOf.set(catalogue, results);
    const key = JSON.stringify([
      search.locale,
      search.market,
      search.isLiteral,
      search.isNamed,
      search.text,
    ]);
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
    if (!current)
      return {
        catalogue: version,
        index: await buildOnce(state, () => buildLanguage(indexed)),
      };
    if (current.version !== version.version && (state.renewal || !state.pending)) {
      state.renewal ??= renew(state, current, indexed).finally(() => {
        state.renewal = undefined;
      });
      await state.renewal;
    }
    return { catalogue: version, index: state.current ?? current };
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
      return continuePhrases(phrases, { text, limit, locale });
    },
  };
}
