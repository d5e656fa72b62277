import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../page/defineRoute.ts';
import { brandsQuery } from '../../features/lists/catalogueQueries.ts';
import { BrandsScreen } from './BrandsScreen.tsx';

/** All brands, alphabetically. */
export const route = defineRoute({
  load: async ({ queryClient, dataApi }) => {
    await queryClient.ensureQueryData(brandsQuery(dataApi));
    return null;
  },
  meta: ({ text, site, sites }) => ({
    title: text('brands.title'),
    description: text('brands.text'),
    canonicalPath: writeAddress('brands', site.locale),
    alternates: Object.fromEntries(
      sites.map((other) => [other.channelId, writeAddress('brands', other.locale)]),
    ),
    cacheTags: ['catalogue'],
  }),
  Screen: BrandsScreen,
});
