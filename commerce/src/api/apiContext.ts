/** The context that resolvers receive: the shop, and readers that batch one call's statements. */
import { type CatalogueReader, createCatalogueReader } from '../catalogue/catalogueReader.ts';
import { resolveScope, type ScopeRequest } from '../markets/resolveScope.ts';
import type { Preview } from '../preview/parsePreviewClaim.ts';
import type { CommerceRuntime } from '../commerceRuntime.ts';
import type { ReadSkus } from '../catalogue/createSkuCache.ts';
import type { ResponseTrace } from './responses/createResponseCache.ts';

export interface ApiContext {
  readonly shop: CommerceRuntime;
  readonly requestId: string;
  /** The editor previewing unpublished content. */
  readonly preview: Preview | undefined;
  /**
   * The catalogue reader of a channel, market and language; one per call, so that nothing is read
   * twice.
   */
  readonly reader: (scope: ScopeRequest) => Promise<CatalogueReader>;
  /**
   * Called after a mutation that changed stock or prices, so that the response shows current
   * values.
   */
  readonly forget: () => void;
}

export interface ContextOptions {
  readonly requestId: string;
  /** Records the products that the response shows. */
  readonly trace?: Pick<ResponseTrace, 'productIds'> | undefined;
  readonly preview?: Preview | undefined;
}

export function createApiContext(
  shop: CommerceRuntime,
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
      const scope = resolveScope(request);
      const key = `${scope.channel.id} ${scope.market.id} ${scope.language.id}`;
      const existing = readers.get(key);
      if (existing) return existing;
      const reader = shop.catalogue.get().then((index) =>
        createCatalogueReader({
          queries: shop.database.handle,
          index,
          scope,
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
