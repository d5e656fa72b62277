import type { PageImpression } from '../../interface/shopperEvents.ts';
import { metaOf } from '../../page/metadata/metaOf.ts';
import type { PageView } from '../../page/pageRouter.ts';
import type { Services } from '../../page/services.ts';

/** What is recorded of a page (spec section 2, On each route change); undefined while it has none. */
export function pageImpression(
  { location: { pathname, search, hash }, page }: PageView,
  services: Services,
): PageImpression | undefined {
  if (!page) return undefined;
  const { origin, basename } = services.site;
  const fullPath = pathname + search + hash;
  const { criteria } = page;
  return {
    name: page.name,
    meta: { title: metaOf(services, page).title ?? '' },
    path: pathname,
    hash,
    query: Object.fromEntries(new URLSearchParams(search)),
    params: typeof criteria === 'object' && criteria !== null ? { ...criteria } : {},
    fullPath,
    requestUrl: origin + basename + fullPath,
  };
}
