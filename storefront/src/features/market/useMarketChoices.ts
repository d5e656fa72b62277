import type { MarketChoice } from '@solvik/design-system';
import { writeAddress } from '@solvik/addresses';
import { useServices } from '../../app/services.ts';
import { absoluteUrl } from './sites.ts';

/** The shop's fronts as links to their front pages, the current one marked. */
export function useMarketChoices(): readonly MarketChoice[] {
  const { site, sites } = useServices();
  return sites.map((other) => ({
    channel: other.channelId as MarketChoice['channel'],
    href: absoluteUrl(other, writeAddress('home', other.locale)),
    label: other.countryName,
    lang: other.languageId,
    isCurrent: other.channelId === site.channelId,
  }));
}
