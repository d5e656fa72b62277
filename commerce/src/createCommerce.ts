/** The only door to the back end: opens the database, serves the Data API and what stands beside it. */
import type { ExecutionResult } from 'graphql';
import { createApi, type Operation } from './api/createApi.ts';
import { keepCatalogueIndex } from './catalogue/keepCatalogueIndex.ts';
import type { CatalogueDraft } from './catalogue/catalogueDraft.ts';
import { writeCatalogue, type WriteCatalogueOptions, type WrittenCatalogue } from './catalogue/writing/writeCatalogue.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createShopEvents, type ShopEvents } from './events/shopEvents.ts';
import { createPayments } from './payments/payments.ts';
import { createSandboxProvider } from './payments/sandboxProvider.ts';
import type { Shop } from './shop.ts';

export interface CommerceOptions {
  /** Folder of everything the shop keeps on this machine. */
  readonly dataDir: string;
  /** A PostgreSQL server's address; without it the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: (message: string) => void;
  /** Milliseconds since 1970; the time of day unless a test sets it. */
  readonly clock?: () => number;
}

export interface Commerce {
  /** The Data API over HTTP: `/graphql`. */
  readonly graphql: (request: Request) => Promise<Response>;
  /** The Data API in this process. */
  readonly execute: (operation: Operation) => Promise<ExecutionResult>;
  readonly events: Pick<ShopEvents, 'subscribe'>;
  readonly writeCatalogue: (draft: CatalogueDraft, options?: WriteCatalogueOptions) => Promise<WrittenCatalogue>;
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/** @throws DataFolderInUseError when another shop runs on the same data folder */
export async function createCommerce({ dataDir, databaseUrl, env, log, clock = Date.now }: CommerceOptions): Promise<Commerce> {
  const database = await openDatabase({ dataDir, databaseUrl, log });
  const shop: Shop = { database, catalogue: keepCatalogueIndex(database, clock), events: createShopEvents(log), payments: createPayments([createSandboxProvider(database)]), clock, log };
  const api = createApi({ shop, apiKey: env['API_KEY'] });
  return {
    graphql: api.graphql,
    execute: api.execute,
    events: shop.events,
    database,
    async writeCatalogue(draft, options) {
      const written = await writeCatalogue(database, draft, { now: clock(), ...options });
      shop.catalogue.drop();
      shop.events.emit(['catalogue', 'content']);
      return written;
    },
    close: () => database.close(),
  };
}
