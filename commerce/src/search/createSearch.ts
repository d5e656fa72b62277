/** The shop's search: its own engine, or a Meilisearch server with the own one behind it. */
import type { CatalogueCache } from '../catalogue/createCatalogueCache.ts';
import type { MeilisearchSettings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { createSearchEngine } from './createSearchEngine.ts';
import { createMeilisearchClient } from './meilisearch/meilisearchClient.ts';
import { createMeilisearchEngine } from './meilisearch/createMeilisearchEngine.ts';
import type { SearchEngine } from './searchEngine.ts';
import { withFallback } from './withFallback.ts';
import { withListWords } from './withListWords.ts';
import { withPriceWords } from './withPriceWords.ts';

export interface Search {
  readonly engine: SearchEngine;
  /** Ends what is being written to a server. */
  readonly stop: () => Promise<void>;
}

export interface SearchOptions {
  readonly database: Pick<Database, 'handle'>;
  readonly catalogue: Pick<CatalogueCache, 'get'>;
  /** Undefined for the shop's own engine. */
  readonly meilisearch: MeilisearchSettings | undefined;
  readonly log: Log;
  readonly clock: () => number;
}

export function createSearch({
  database,
  catalogue,
  meilisearch,
  log,
  clock,
}: SearchOptions): Search {
  const own = createSearchEngine(database, catalogue);
  const withWords = (engine: SearchEngine) => withPriceWords(withListWords(engine, catalogue));
  if (!meilisearch) return { engine: withWords(own), stop: async () => undefined };
  const { url, key, prefix } = meilisearch;
  const ending = new AbortController();
  const { signal } = ending;
  const client = createMeilisearchClient({ url, key, signal });
  const server = createMeilisearchEngine({
    client,
    database,
    catalogue,
    prefix,
    log,
    clock,
    signal,
  });
  return {
    // Suggestions are phrases of the catalogue, which every engine finds.
    engine: withWords({
      find: withFallback({ first: server.find, second: own.find, log, clock }),
      suggest: own.suggest,
    }),
    async stop() {
      ending.abort();
      await server.settled();
    },
  };
}
