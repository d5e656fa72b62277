/**
 * Keeps the catalogue's index current, and serves the old one while a new one is built. A job
 * refreshes it in the background, so that the first visitor after a quiet night gets a current
 * list; without a job, each `get` checks the version at most once a second.
 */
import type { Database } from '../database/database.ts';
import { outsideTransaction } from '../database/transactionGuard.ts';
import type { ShopEvents } from '../events/shopEvents.ts';
import { readVersion } from './buildCatalogueIndex.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { createCatalogueBuilder } from './createCatalogueBuilder.ts';

export interface CatalogueState {
  /** Whether lists are available without waiting for a build. */
  readonly isBuilt: boolean;
  /** Since when, in milliseconds since 1970, the index has been known to be outdated. */
  readonly outdatedSince: number | undefined;
}

export interface CatalogueCache {
  readonly get: () => Promise<CatalogueIndex>;
  /** Builds the index if there is none or its version is outdated, and updates what is sold out. */
  readonly refresh: () => Promise<void>;
  /**
   * After a write: resolves when lists have what was just written. Until then they are served from the
   * old index; before the first index there is nothing to renew.
   */
  readonly renew: () => Promise<void>;
  readonly state: () => CatalogueState;
  /** Makes the next `get` wait for an index with what was just written, for want of `renew`. */
  readonly invalidate: () => void;
  /** As `invalidate`, but everything is read again. */
  readonly drop: () => void;
}

const checkEvery = 1000;

export interface CatalogueCacheOptions {
  readonly clock?: () => number;
  /** Reports products whose stock has changed. */
  readonly events?: Pick<ShopEvents, 'subscribe'>;
}

export function createCatalogueCache(
  database: Database,
  { clock = Date.now, events }: CatalogueCacheOptions = {},
): CatalogueCache {
  const builder = createCatalogueBuilder(database, events);
  let current: CatalogueIndex | undefined;
  let building: Promise<CatalogueIndex> | undefined;
  let checkedAt = 0;
  let outdatedSince: number | undefined;
  /** Counts calls of `invalidate`: a build that began before the last one read outdated data. */
  let invalidations = 0;

  function build(): Promise<CatalogueIndex> {
    if (building) return building;
    const begun = invalidations;
    const own = outsideTransaction(builder.build).finally(() => {
      if (building === own) building = undefined;
    });
    building = own;
    return own.then((index) => {
      if (begun !== invalidations) return build();
      current = index;
      outdatedSince = undefined;
      return index;
    });
  }

  async function refresh(): Promise<void> {
    checkedAt = clock();
    const version = current && (await outsideTransaction(() => readVersion(database.handle)));
    if (current && version === current.version) return outsideTransaction(builder.updateStock);
    if (current) outdatedSince ??= clock();
    await build();
  }

  /** A build that began before the write has an older version. */
  async function renew(): Promise<void> {
    if (!current) return invalidate();
    const written = await outsideTransaction(() => readVersion(database.handle));
    await refresh();
    if (current && current.version !== written) await refresh();
  }

  function invalidate(): void {
    invalidations += 1;
    current = undefined;
    building = undefined;
  }

  return {
    async get() {
      if (!current) return build();
      // A failed check is repeated a second later; until then the existing lists are good enough.
      if (clock() - checkedAt >= checkEvery) refresh().catch(() => undefined);
      return current;
    },
    refresh,
    renew,
    state: () => ({ isBuilt: current !== undefined, outdatedSince }),
    invalidate,
    drop() {
      builder.reset();
      invalidate();
    },
  };
}
