import { shopName } from '@solvik/shop';
import { writeAddress } from '@solvik/addresses';
import {
  FooterAccordion,
  RetainedMarkup,
  type MarketChoice,
  MarketSelector,
  SiteFooter,
  StaticMarkup,
  Wordmark,
} from '@solvik/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { menuQuery } from '../../features/content/menuQueries.ts';
import type { MenuView } from '../../features/content/menuView.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { useMarketChoices } from '../../features/market/useMarketChoices.ts';
import { usePageView } from '../../page/pageRouter.ts';
import { escapeHtml } from '../../page/metadata/headTags.ts';
import { useServices } from '../../page/services.ts';
import { usePageAlternates } from '../usePageAlternates.ts';

/**
 * The footer of every page: help and shop links, the other countries, whose addresses change with
 * the page.
 */
export function ShopFooter() {
  const { page } = usePageView();
  const [first] = useState(page);
  return (
    <StaticMarkup isStatic={page === first}>
      <Footer />
    </StaticMarkup>
  );
}

/** A slot of cached markup whose content differs from page to page. */
const anyAddress = (channel: string): string => `https://${channel}.invalid/`;
const hrefOf = (address: string): string => `href="${escapeHtml(address)}"`;

function Footer() {
  const { dataApi } = useServices();
  const { data: first } = useSuspenseQuery(menuQuery(dataApi, 'footer-first'));
  const { data: second } = useSuspenseQuery(menuQuery(dataApi, 'footer-second'));
  const menus = [first, second];
  const markets = useMarketChoices(usePageAlternates());
  const part = () => ({
    source: first,
    variant: `footer ${JSON.stringify(second)}`,
    element: (
      <FooterContent
        menus={menus}
        markets={markets.map((market) => ({ ...market, href: anyAddress(market.channel) }))}
      />
    ),
    slots: Object.fromEntries(
      markets.map(({ channel, href }) => [hrefOf(anyAddress(channel)), hrefOf(href)]),
    ),
  });
  return (
    <RetainedMarkup part={part}>
      <FooterContent menus={menus} markets={markets} />
    </RetainedMarkup>
  );
}

interface FooterContentProps {
  readonly menus: readonly MenuView[];
  readonly markets: readonly MarketChoice[];
}

function FooterContent({ menus, markets }: FooterContentProps) {
  const services = useServices();
  const { text, site } = services;
  const groups = menus.flatMap(({ title, links }) => (title ? [{ title, links }] : []));
  return (
    <SiteFooter
      logo={
        <Wordmark href={writeAddress('home', site.locale)} aria-label={text('header.home')}>
          {shopName}
        </Wordmark>
      }
      about={siteDescription(services)}
      links={groups.length > 0 && <FooterAccordion label={text('footer.label')} groups={groups} />}
      markets={<MarketSelector id="markets" label={text('footer.markets')} markets={markets} />}
      payment={text('footer.service')}
    />
  );
}
