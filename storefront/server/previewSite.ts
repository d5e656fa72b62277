import { channelParameter, languageParameter, marketParameter } from '@solvik/content-schema';
import type { LocatedSite } from '../src/page/sites.ts';

/**
 * The site that an editor previews, at the current address: a channel, optionally in another
 * site's language or market. Unknown values are ignored.
 */
export function previewSite(
  here: LocatedSite,
  sites: readonly LocatedSite[],
  query: URLSearchParams,
): LocatedSite {
  const channelSite =
    sites.find(({ channelId }) => channelId === query.get(channelParameter)) ?? here;
  const languageSite = sites.find(({ locale }) => locale === query.get(languageParameter));
  const marketSite = sites.find(({ marketId }) => marketId === query.get(marketParameter));
  return {
    ...channelSite,
    ...(languageSite && { locale: languageSite.locale, languageId: languageSite.languageId }),
    ...(marketSite && {
      marketId: marketSite.marketId,
      currency: marketSite.currency,
      timeZone: marketSite.timeZone,
      country: marketSite.country,
      countryName: marketSite.countryName,
      freeShippingFrom: marketSite.freeShippingFrom,
      shippingFrom: marketSite.shippingFrom,
    }),
    origin: here.origin,
    basename: here.basename,
  };
}
