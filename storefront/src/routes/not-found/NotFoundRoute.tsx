import { defineRoute } from '../../page/defineRoute.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { notFound } from '../../page/httpErrors.ts';

/** /404: always the not-found page (spec section 2). */
export const route = defineRoute({
  load: async () => notFound(),
  meta: (services) => ({
    title: services.text('error.notFound.title'),
    description: siteDescription(services),
    isHiddenFromSearch: true,
  }),
  Screen: () => null,
});
