/** Keeps the catalogue's index current: looks at the version at most once a second, and serves the old one while a new one is built. */
import type { Database } from '../database/database.ts';
import { outsideTransaction } from '../database/transactionGuard.ts';
import { buildCatalogueIndex, readVersion, type CatalogueIndex } from './catalogueIndex.ts';

export interface CatalogueIndexKeeper {
  readonly get: () => Promise<CatalogueIndex>;
  /** Makes the next `get` wait for what was just written. */
  readonly drop: () => void;
}

const lookEvery = 1000;

export function keepCatalogueIndex(database: Database, clock: () => number = Date.now): CatalogueIndexKeeper {
  let current: CatalogueIndex | undefined;
  let building: Promise<CatalogueIndex> | undefined;
  let lookedAt = 0;
  /** A build that began before the last `drop` read what is no longer so. */
  let drops = 0;

  function build(): Promise<CatalogueIndex> {
    if (building) return building;
    const begun = drops;
    const own = outsideTransaction(() => buildCatalogueIndex(database.handle)).finally(() => {
      if (building === own) building = undefined;
    });
    building = own;
    return own.then((index) => {
      if (begun !== drops) return build();
      current = index;
      return index;
    });
  }

  async function look(index: CatalogueIndex): Promise<void> {
    if ((await outsideTransaction(() => readVersion(database.handle))) !== index.version) await build();
  }

  return {
    async get() {
      if (!current) return build();
      if (clock() - lookedAt >= lookEvery) {
        lookedAt = clock();
        // A failed look is tried again a second later; the lists at hand stay right enough until then.
        look(current).catch(() => undefined);
      }
      return current;
    },
    drop() {
      drops += 1;
      current = undefined;
      building = undefined;
    },
  };
}
