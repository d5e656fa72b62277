/** Writes a catalogue into a shop that may be serving requests meanwhile. */
import type { CatalogueRuntime } from '../catalogue/catalogueRuntime.ts';
import type { CatalogueDraft } from '../catalogue/catalogueDraft.ts';
import {
  writeCatalogue,
  type WriteCatalogueOptions,
  type WrittenCatalogue,
} from './writeCatalogue.ts';

/** Renews the lists, then the pages that show the catalogue. */
export async function refreshCatalogue({
  catalogue,
  events,
}: Pick<CatalogueRuntime, 'catalogue' | 'events'>): Promise<void> {
  // What was written stays written; lists that cannot be renewed now are with their next request.
  await catalogue.renew().catch(catalogue.invalidate);
  events.emit(['catalogue', 'content']);
}

export async function importCatalogue(
  shop: Pick<CatalogueRuntime, 'database' | 'catalogue' | 'events' | 'clock'>,
  draft: CatalogueDraft,
  options?: WriteCatalogueOptions,
): Promise<WrittenCatalogue> {
  const written = await writeCatalogue(shop.database, draft, { now: shop.clock(), ...options });
  await refreshCatalogue(shop);
  return written;
}
