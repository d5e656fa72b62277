import {
  frontParameter,
  languageParameter,
  marketParameter,
} from '../src/features/content/previewState.ts';
import type { PlacedSite } from '../src/features/market/sites.ts';

/**
 * The front that an editor asks to see, at the address they are at: a channel, in another front's language or market where they
 * ask for one. What names none of ours asks for nothing.
 */
export function previewSite(
  here: PlacedSite,
  sites: readonly PlacedSite[],
  asked: URLSearchParams,
): PlacedSite {
  const front = sites.find(({ channelId }) => channelId === asked.get(frontParameter)) ?? here;
  const spoken = sites.find(({ locale }) => locale === asked.get(languageParameter));
  const market = sites.find(({ marketId }) => marketId === asked.get(marketParameter));
  return {
    ...front,
    ...(spoken && { locale: spoken.locale, languageId: spoken.languageId, name: spoken.name }),
    ...(market && {
      marketId: market.marketId,
      currency: market.currency,
      timeZone: market.timeZone,
      country: market.country,
      countryName: market.countryName,
      freeShippingFrom: market.freeShippingFrom,
    }),
    origin: here.origin,
    basename: here.basename,
  };
}
