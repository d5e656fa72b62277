/** Writes a catalogue into a shop that may be serving requests meanwhile. */
import type { CatalogueRuntime } from '../catalogue/catalogueRuntime.ts';
import type { CatalogueDraft } from '../catalogue/catalogueDraft.ts';
import {
  writeCatalogue,
  type WriteCatalogueOptions,
  type WrittenCatalogue,
} from './writeCatalogue.ts';

/** Invalidates the lists and pages that show the catalogue, and refreshes the index at once. */
export function refreshCatalogue({
  catalogue,
  events,
}: Pick<CatalogueRuntime, 'catalogue' | 'events'>): void {
  catalogue.invalidate();
  events.emit(['catalogue', 'content']);
}

export async function importCatalogue(
  shop: Pick<CatalogueRuntime, 'database' | 'catalogue' | 'events' | 'clock'>,
  draft: CatalogueDraft,
  options?: WriteCatalogueOptions,
): Promise<WrittenCatalogue> {
  const written = await writeCatalogue(shop.database, draft, { now: shop.clock(), ...options });
  refreshCatalogue(shop);
  return written;
}
