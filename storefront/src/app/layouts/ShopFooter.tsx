import { writeAddress } from '@solvik/addresses';
import { FooterAccordion, MarketSelector, SiteFooter, StaticMarkup, Wordmark } from '@solvik/design-system';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { useMarketChoices } from '../../features/market/useMarketChoices.ts';
import { usePageView } from '../../page/pageRouter.ts';
import { useServices } from '../services.ts';
import { usePageAlternates } from '../usePageAlternates.ts';

/** The foot of every page: help and shop links, the other countries, whose addresses change with the page. */
export function ShopFooter() {
  const { page } = usePageView();
  const [first] = useState(page);
  return (
    <StaticMarkup isStatic={page === first}>
      <FooterContent />
    </StaticMarkup>
  );
}

function FooterContent() {
  const services = useServices();
  const { text, site, dataApi } = services;
  const [first, second] = useSuspenseQueries({ queries: [menuQuery(dataApi, 'footer-first'), menuQuery(dataApi, 'footer-second')] });
  const groups = [first, second].flatMap(({ data: { title, links } }) => (title ? [{ title, links }] : []));
  return (
    <SiteFooter
      logo={
        <Wordmark href={writeAddress('home', site.locale)} aria-label={text('header.home')}>
            Solvik
          </Wordmark>
      }
      about={siteDescription(services)}
      links={
        groups.length > 0 && (
          <StaticMarkup source={first.data} variant={JSON.stringify(second.data)}>
            <FooterAccordion label={text('footer.label')} groups={groups} />
          </StaticMarkup>
        )
      }
      markets={<MarketSelector id="markets" label={text('footer.markets')} markets={useMarketChoices(usePageAlternates())} />}
      payment={text('footer.service')}
    />
  );
}
