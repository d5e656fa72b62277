/** Writes a catalogue into a shop that may be serving meanwhile. */
import type { Shop } from '../shop.ts';
import type { CatalogueDraft } from './catalogueDraft.ts';
import {
  writeCatalogue,
  type WriteCatalogueOptions,
  type WrittenCatalogue,
} from './writing/writeCatalogue.ts';

/** Lists and pages that show the catalogue are made anew, the next of them at once. */
export function showCatalogue({ catalogue, events }: Pick<Shop, 'catalogue' | 'events'>): void {
  catalogue.drop();
  events.emit(['catalogue', 'content']);
}

export async function bringCatalogue(
  shop: Pick<Shop, 'database' | 'catalogue' | 'events' | 'clock'>,
  draft: CatalogueDraft,
  options?: WriteCatalogueOptions,
): Promise<WrittenCatalogue> {
  const written = await writeCatalogue(shop.database, draft, { now: shop.clock(), ...options });
  showCatalogue(shop);
  return written;
}
