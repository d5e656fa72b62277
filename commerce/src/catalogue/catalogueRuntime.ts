import type { SiteOrigins } from '../config/settings.ts';
import type { Runtime } from '../events/runtime.ts';
import type { CatalogueCache } from './createCatalogueCache.ts';
import type { ReadSkus } from './createSkuCache.ts';

export interface CatalogueRuntime extends Runtime {
  readonly catalogue: CatalogueCache;
  /** Sizes and stock, cached between calls: for display, never to reserve stock. */
  readonly readSkus: ReadSkus;
  readonly siteOrigins: SiteOrigins;
}
