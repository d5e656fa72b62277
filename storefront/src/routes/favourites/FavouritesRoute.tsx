import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../page/defineRoute.ts';
import { FavouritesScreen } from './FavouritesScreen.tsx';

/** The visitor's favourites; the page is the same for everybody, and the browser fills it. */
export const route = defineRoute({
  load: async () => null,
  meta: ({ text, site, sites }) => ({
    title: text('favourites.title'),
    description: text('favourites.intro'),
    canonicalPath: writeAddress('favourites', site.locale),
    alternates: Object.fromEntries(
      sites.map((other) => [other.channelId, writeAddress('favourites', other.locale)]),
    ),
    isHiddenFromSearch: true,
  }),
  Screen: FavouritesScreen,
});
