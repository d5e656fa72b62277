import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../page/defineRoute.ts';
import { redirectTo } from '../../page/httpErrors.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { listPageInfoQuery } from '../../features/lists/listQueries.ts';

/**
 * /list/{x}: a brand, then a campaign, then a list, then a search, whichever the catalogue knows
 * first (contracts.md, Addresses); without a name the page to search from. Redirects to that list's own
 * address, retaining the query.
 */
export const route = defineRoute({
  load: async ({ queryClient, dataApi, site }, { params, url }) => {
    const name = params['list'];
    if (!name) redirectTo(`${writeAddress('search', site.locale)}${url.search}`);
    const candidates = [
      writeAddress('brand', site.locale, { brand: name }),
      writeAddress('discountCampaign', site.locale, { campaign: name }),
      writeAddress('genericList', site.locale, { list: name }),
    ];
    for (const path of candidates) {
      const info = await queryClient.ensureQueryData(listPageInfoQuery(dataApi, path));
      if (info) redirectTo(`${path}${url.search}`);
    }
    redirectTo(`${writeAddress('search', site.locale, { search: name })}${url.search}`);
  },
  meta: (services) => ({ description: siteDescription(services) }),
  Screen: () => null,
});
