import { writeAddress } from '@solvik/addresses';
import {
  FooterAccordion,
  KeptMarkup,
  type MarketChoice,
  MarketSelector,
  SiteFooter,
  StaticMarkup,
  Wordmark,
} from '@solvik/design-system';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { menuQuery } from '../../features/content/menuQueries.ts';
import type { MenuView } from '../../features/content/menuView.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { useMarketChoices } from '../../features/market/useMarketChoices.ts';
import { usePageView } from '../../page/pageRouter.ts';
import { escapeHtml } from '../metadata/headTags.ts';
import { useServices } from '../services.ts';
import { usePageAlternates } from '../usePageAlternates.ts';

/** The foot of every page: help and shop links, the other countries, whose addresses change with the page. */
export function ShopFooter() {
  const { page } = usePageView();
  const [first] = useState(page);
  return (
    <StaticMarkup isStatic={page === first}>
      <Footer />
    </StaticMarkup>
  );
}

/** Stands in kept markup where each page has addresses of its own. */
const anyAddress = (channel: string): string => `https://${channel}.invalid/`;
const hrefOf = (address: string): string => `href="${escapeHtml(address)}"`;

function Footer() {
  const { dataApi } = useServices();
  const [{ data: first }, { data: second }] = useSuspenseQueries({
    queries: [menuQuery(dataApi, 'footer-first'), menuQuery(dataApi, 'footer-second')],
  });
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
    <KeptMarkup part={part}>
      <FooterContent menus={menus} markets={markets} />
    </KeptMarkup>
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
          Solvik
        </Wordmark>
      }
      about={siteDescription(services)}
      links={groups.length > 0 && <FooterAccordion label={text('footer.label')} groups={groups} />}
      markets={<MarketSelector id="markets" label={text('footer.markets')} markets={markets} />}
      payment={text('footer.service')}
    />
  );
}
