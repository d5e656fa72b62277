import { siteDescription } from '../features/market/siteDescription.ts';
import type { Services } from '../page/services.ts';
import type { PageMeta } from '../page/metadata/pageMeta.ts';

/** The metadata of an error page. */
export const errorMeta = (services: Services, status: number): PageMeta => ({
  title: services.text(status === 404 ? 'error.notFound.title' : 'error.generic.title'),
  description: siteDescription(services),
  isHiddenFromSearch: true,
});
