/** What resolvers are given: the shop, and readers that gather one call's statements. */
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import { createCatalogueReader } from '../catalogue/catalogueReader.ts';
import { choosePlace, type PlaceRequest } from '../markets/chooseMarket.ts';
import type { Preview } from '../preview/previewOfRequest.ts';
import type { Shop } from '../shop.ts';
import type { ReadSkus } from '../stock/keepSkus.ts';
import type { AnswerTrace } from './answers/answerKeeper.ts';

export interface ApiContext {
  readonly shop: Shop;
  readonly requestId: string;
  /** An editor who looks at what is not published yet. */
  readonly preview: Preview | undefined;
  /** The reader of a place; one per place and call, so that nothing is read twice. */
  readonly reader: (place: PlaceRequest) => Promise<CatalogueReader>;
  /** Called after a mutation that changed stock or prices, so that the answer shows what is now. */
  readonly forget: () => void;
}

export interface ContextOptions {
  readonly requestId: string;
  /** Notes the products that the answer shows. */
  readonly trace?: Pick<AnswerTrace, 'productIds'> | undefined;
  readonly preview?: Preview | undefined;
}

export function createApiContext(
  shop: Shop,
  { requestId, trace, preview }: ContextOptions,
): ApiContext {
  const read: ReadSkus = (ids) => {
    for (const id of ids) trace?.productIds.add(id);
    return shop.readSkus(ids);
  };
  const readers = new Map<string, Promise<CatalogueReader>>();
  return {
    shop,
    requestId,
    preview,
    reader(request) {
      const place = choosePlace(request);
      const key = `${place.channel.id} ${place.market.id} ${place.language.id}`;
      const known = readers.get(key);
      if (known) return known;
      const reader = shop.catalogue
        .get()
        .then((index) =>
          createCatalogueReader({
            queries: shop.database.handle,
            index,
            place,
            now: shop.clock(),
            read,
          }),
        );
      readers.set(key, reader);
      return reader;
    },
    forget: () => readers.clear(),
  };
}
