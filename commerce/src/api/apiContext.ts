/** What resolvers are given: the shop, and readers that gather one call's statements. */
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import { createCatalogueReader } from '../catalogue/catalogueReader.ts';
import { choosePlace, type PlaceRequest } from '../markets/chooseMarket.ts';
import type { Shop } from '../shop.ts';
import type { ReadSkus } from '../stock/keepSkus.ts';
import type { AnswerTrace } from './keepAnswers.ts';

export interface ApiContext {
  readonly shop: Shop;
  readonly requestId: string;
  /** The reader of a place; one per place and call, so that nothing is read twice. */
  readonly reader: (place: PlaceRequest) => Promise<CatalogueReader>;
  /** Called after a mutation that changed stock or prices, so that the answer shows what is now. */
  readonly forget: () => void;
}

/** @param trace notes the products that the answer shows */
export function createApiContext(shop: Shop, requestId: string, trace?: AnswerTrace): ApiContext {
  const read: ReadSkus = (ids) => {
    for (const id of ids) trace?.productIds.add(id);
    return shop.readSkus(ids);
  };
  const readers = new Map<string, Promise<CatalogueReader>>();
  return {
    shop,
    requestId,
    reader(request) {
      const place = choosePlace(request);
      const key = `${place.channel.id} ${place.market.id} ${place.language.id}`;
      const known = readers.get(key);
      if (known) return known;
      const reader = shop.catalogue.get().then((index) => createCatalogueReader({ queries: shop.database.handle, index, place, now: shop.clock(), read }));
      readers.set(key, reader);
      return reader;
    },
    forget: () => readers.clear(),
  };
}
