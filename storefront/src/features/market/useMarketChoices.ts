import type { MarketChoice } from '@solvik/design-system';
import { useLocation } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { pageInOtherSites } from './pageInOtherSites.ts';
import { absoluteUrl } from '../../page/sites.ts';

/**
 * The shop's sites as links to this page there, the current one marked. `alternates` is what the
 * page declares: path by channel.
 */
export function useMarketChoices(
  alternates: Readonly<Record<string, string>> | undefined,
): readonly MarketChoice[] {
  const { site, sites } = useServices();
  const { pathname: path } = useLocation();
  return sites.map((other) => ({
    channel: other.channelId,
    href: absoluteUrl(other, pageInOtherSites({ path, locale: site.locale, alternates }, other)),
    label: other.countryName,
    lang: other.languageId,
    isCurrent: other.channelId === site.channelId,
  }));
}
