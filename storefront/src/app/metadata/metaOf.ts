import type { LoadedPage } from '../../page/pageRouter.ts';
import type { Services } from '../services.ts';
import type { PageMeta } from './pageMeta.ts';

const known = new WeakMap<LoadedPage, PageMeta>();

/** What a loaded page says of itself, made once: the head and the other countries' links follow from it. */
export function metaOf(services: Services, page: LoadedPage): PageMeta {
  const meta = known.get(page) ?? page.route.meta(services, page.criteria);
  known.set(page, meta);
  return meta;
}
