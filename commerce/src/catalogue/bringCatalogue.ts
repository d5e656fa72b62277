/** Writes a catalogue into a shop that may be serving meanwhile: lists and pages that show it are made anew. */
import type { Shop } from '../shop.ts';
import type { CatalogueDraft } from './catalogueDraft.ts';
import { writeCatalogue, type WriteCatalogueOptions, type WrittenCatalogue } from './writing/writeCatalogue.ts';

export async function bringCatalogue({ database, catalogue, events, clock }: Pick<Shop, 'database' | 'catalogue' | 'events' | 'clock'>, draft: CatalogueDraft, options?: WriteCatalogueOptions): Promise<WrittenCatalogue> {
  const written = await writeCatalogue(database, draft, { now: clock(), ...options });
  catalogue.drop();
  events.emit(['catalogue', 'content']);
  return written;
}
