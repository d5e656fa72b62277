/** Searches a Meilisearch server, and keeps its indexes as current as the catalogue. */
import { byLocale, type Locale } from '@solvik/shop';
import type { CatalogueCache } from '../../catalogue/createCatalogueCache.ts';
import type { Database } from '../../database/database.ts';
import { outsideTransaction } from '../../database/transactionGuard.ts';
import type { Log } from '../../log.ts';
import type { SearchEngine } from '../searchEngine.ts';
import { findInIndex } from './findInIndex.ts';
import { type MeilisearchClient, MeilisearchError } from './meilisearchClient.ts';
import { syncIndex } from './syncIndex.ts';

export interface MeilisearchEngineOptions {
  readonly client: MeilisearchClient;
  readonly database: Pick<Database, 'handle'>;
  readonly catalogue: Pick<CatalogueCache, 'get'>;
  /** What the names of the indexes begin with; the language follows. */
  readonly prefix: string;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Ends what is being written. */
  readonly signal?: AbortSignal;
}

interface IndexState {
  /** Of the catalogue that the index holds; undefined until it has been built. */
  version?: string;
  pending?: Promise<void> | undefined;
  /** When a failed build is repeated, in milliseconds since 1970. */
  retryAt?: number;
}

const retryAfter = 10_000;

export interface MeilisearchEngine extends Pick<SearchEngine, 'find'> {
  /** Resolves when no index is being written. */
  readonly settled: () => Promise<void>;
}

export function createMeilisearchEngine({
  client,
  database,
  catalogue,
  prefix,
  log,
  clock,
  signal,
}: MeilisearchEngineOptions): MeilisearchEngine {
  const states = byLocale((): IndexState => ({}));
  const uidOf = (locale: Locale) => `${prefix}_${locale}`;

  /** In the background: until it is done, the index finds nearly everything. */
  async function sync(locale: Locale): Promise<void> {
    const state = states[locale];
    try {
      const version = await catalogue.get();
      const indexed = { client, queries: database.handle, uid: uidOf(locale), locale };
      await syncIndex({ ...indexed, catalogue: version });
      state.version = version.version;
    } catch (error) {
      if (signal?.aborted) return;
      state.retryAt = clock() + retryAfter;
      log('error', 'The search index could not be written to Meilisearch.', { locale, error });
    } finally {
      state.pending = undefined;
    }
  }

  return {
    async find(search) {
      const { locale } = search;
      const state = states[locale];
      const current = await catalogue.get();
      const isDue = state.version !== current.version && clock() >= (state.retryAt ?? 0);
      if (isDue) state.pending ??= outsideTransaction(() => sync(locale));
      if (state.version === undefined)
        throw new MeilisearchError('The search index is being built.', {
          status: 0,
          code: notBuilt,
        });
      const index = { client, uid: uidOf(locale), locale, catalogue: current };
      return findInIndex(index, search).catch((error: unknown) => {
        // Deleted on the server: it is built again.
        if (error instanceof MeilisearchError && error.code === 'index_not_found')
          delete state.version;
        throw error;
      });
    },
    async settled() {
      await Promise.all(Object.values(states).flatMap(({ pending }) => pending ?? []));
    },
  };
}

/** Code of the error while an index is built for the first time. */
export const notBuilt = 'index_not_built';
