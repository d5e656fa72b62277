import { writeAddress } from '@solvik/addresses';
import { shopName } from '@solvik/shop';
import { absoluteUrl, type LocatedSite } from '../../page/sites.ts';

/** The shop for search engines: its Organization, and its WebSite with the search, of schema.org. */
export function shopData(site: LocatedSite): readonly object[] {
  const shop = { name: shopName, url: absoluteUrl(site, '/') };
  const search = absoluteUrl(site, writeAddress('search', site.locale));
  return [
    {
      '@type': 'Organization',
      ...shop,
      logo: absoluteUrl({ origin: site.origin, basename: '' }, '/social.png'),
    },
    {
      '@type': 'WebSite',
      ...shop,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${search}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
