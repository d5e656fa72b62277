/** A catalogue that is imported once per version: the demo shop's, or a merchant's. */
import type { CatalogueRuntime } from '../catalogue/catalogueRuntime.ts';
import { importCatalogue } from './importCatalogue.ts';
import type { CatalogueDraft } from '../catalogue/catalogueDraft.ts';
import type { WriteCatalogueOptions, WrittenCatalogue } from './writeCatalogue.ts';

export interface CatalogueSource {
  /** Stable; the shop records the version under this name. */
  readonly name: string;
  readonly version: string;
  /** The whole catalogue as of `now`; products may be generated one by one. */
  readonly read: (now: Date) => CatalogueDraft;
}

export interface CatalogueSources {
  /** Whether this version of the source was imported completely. */
  readonly isCurrent: (source: CatalogueSource) => Promise<boolean>;
  /** Records the version last, so that an interrupted import is repeated. */
  readonly import: (
    source: CatalogueSource,
    options?: Pick<WriteCatalogueOptions, 'onProgress'>,
  ) => Promise<WrittenCatalogue>;
}

export function createCatalogueSources(
  shop: Pick<CatalogueRuntime, 'database' | 'catalogue' | 'events' | 'clock'>,
): CatalogueSources {
  const { handle } = shop.database;
  return {
    async isCurrent({ name, version }) {
      const state = await handle
        .selectFrom('shopState')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      return state?.value === version;
    },
    async import({ name, version, read }, options) {
      const written = await importCatalogue(shop, read(new Date(shop.clock())), options);
      await handle
        .insertInto('shopState')
        .values({ name, value: version })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
        )
        .execute();
      return written;
    },
  };
}
