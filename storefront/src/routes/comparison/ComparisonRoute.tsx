import { writeAddress } from '@solvik/addresses';
import { comparisonHref, readComparison } from '../../features/comparison/comparisonHref.ts';
import { defineRoute } from '../../page/defineRoute.ts';
import { comparedProductsQuery } from './comparedProducts.ts';
import { ComparisonScreen } from './ComparisonScreen.tsx';

/** Products side by side, named by the address, so that it can be shared. */
export const route = defineRoute<readonly number[]>({
  load: async ({ queryClient, dataApi }, { url }) => {
    const productIds = readComparison(url.searchParams);
    await queryClient.ensureQueryData(comparedProductsQuery(dataApi, productIds));
    return productIds;
  },
  meta: ({ text, site, sites }, productIds) => ({
    title: text('comparison.name'),
    description: text('comparison.description'),
    canonicalPath: comparisonHref(productIds, site.locale),
    alternates: Object.fromEntries(
      sites.map((other) => [other.channelId, writeAddress('comparison', other.locale)]),
    ),
    isHiddenFromSearch: true,
    cacheTags: productIds.map((id) => `product:${String(id)}`),
  }),
  Screen: ({ criteria }) => <ComparisonScreen productIds={criteria} />,
});
