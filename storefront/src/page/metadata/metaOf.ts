import type { LoadedPage } from '../pageRouter.ts';
import type { Services } from '../services.ts';
import type { PageMeta } from './pageMeta.ts';

const known = new WeakMap<LoadedPage, PageMeta>();

/**
 * The metadata of a loaded page, created once: the head and the other countries' links are derived
 * from it.
 */
export function metaOf(services: Services, page: LoadedPage): PageMeta {
  const meta = known.get(page) ?? page.meta(services);
  known.set(page, meta);
  return meta;
}
