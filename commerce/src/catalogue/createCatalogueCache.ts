/**
 * Keeps the catalogue's index current, and serves the old one while a new one is built. A job
 * refreshes it in the background, so that the first visitor after a quiet night gets a current
 * list; without a job, each `get` checks the version at most once a second.
 */
import type { Database } from '../database/database.ts';
import { outsideTransaction } from '../database/transactionGuard.ts';
import { buildCatalogueIndex, readVersion, type CatalogueIndex } from './catalogueIndex.ts';
import { readRowsAhead } from './productRows.ts';

export interface CatalogueState {
  /** Whether lists are available without waiting for a build. */
  readonly isBuilt: boolean;
  /** Since when, in milliseconds since 1970, the index has been known to be outdated. */
  readonly outdatedSince: number | undefined;
}

export interface CatalogueCache {
  readonly get: () => Promise<CatalogueIndex>;
  /** Builds the index if there is none or its version is outdated. */
  readonly refresh: () => Promise<void>;
  readonly state: () => CatalogueState;
  /** Makes the next `get` wait for an index with what was just written. */
  readonly drop: () => void;
}

const checkEvery = 1000;

async function buildWithRows(
  { handle }: Database,
  earlier: CatalogueIndex | undefined,
): Promise<CatalogueIndex> {
  const index = await buildCatalogueIndex(handle);
  await readRowsAhead(handle, index, earlier);
  return index;
}

export function createCatalogueCache(
  database: Database,
  clock: () => number = Date.now,
): CatalogueCache {
  let current: CatalogueIndex | undefined;
  /** The last one built, even if outdated: most of its rows are still current. */
  let last: CatalogueIndex | undefined;
  let building: Promise<CatalogueIndex> | undefined;
  let checkedAt = 0;
  let outdatedSince: number | undefined;
  /** Counts `drop` calls: a build that began before the last one read outdated data. */
  let drops = 0;

  function build(): Promise<CatalogueIndex> {
    if (building) return building;
    const begun = drops;
    const own = outsideTransaction(() => buildWithRows(database, last)).finally(() => {
      if (building === own) building = undefined;
    });
    building = own;
    return own.then((index) => {
      last = index;
      if (begun !== drops) return build();
      current = index;
      outdatedSince = undefined;
      return index;
    });
  }

  async function refresh(): Promise<void> {
    checkedAt = clock();
    const version = current && (await outsideTransaction(() => readVersion(database.handle)));
    if (current && version === current.version) return;
    if (current) outdatedSince ??= clock();
    await build();
  }

  return {
    async get() {
      if (!current) return build();
      // A failed check is repeated a second later; until then the existing lists are good enough.
      if (clock() - checkedAt >= checkEvery) refresh().catch(() => undefined);
      return current;
    },
    refresh,
    state: () => ({ isBuilt: current !== undefined, outdatedSince }),
    drop() {
      drops += 1;
      current = undefined;
      building = undefined;
    },
  };
}
