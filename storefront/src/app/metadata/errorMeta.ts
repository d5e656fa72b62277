import { siteDescription } from '../../features/market/siteDescription.ts';
import type { Services } from '../services.ts';
import type { PageMeta } from './pageMeta.ts';

/** What an error page says about itself. */
export const errorMeta = (services: Services, status: number): PageMeta => ({
  title: services.text(status === 404 ? 'error.notFound.title' : 'error.generic.title'),
  description: siteDescription(services),
  isHiddenFromSearch: true,
});
