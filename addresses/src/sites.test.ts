import { deliveries, markets } from '@solvik/shop';
import { describe, expect, it } from 'vitest';
import { sites } from './sites.ts';

describe('the site of a channel', () => {
  it.each(sites)('$channelId names the cheapest delivery of its market', (site) => {
    const { options } = deliveries[site.marketId];
    const cheapest = Math.round(site.shippingFrom * 100);
    expect(options.filter(({ fee }) => fee < cheapest)).toEqual([]);
    expect(options.map(({ fee }) => fee)).toContain(cheapest);
  });

  it.each(sites)('$channelId states limits in whole units, as the Data API does', (site) => {
    expect(site.freeShippingFrom * 100).toBe(markets[site.marketId].freeShippingFrom);
  });

  it.each(sites)('$channelId opens in the first language of its market', (site) => {
    expect(markets[site.marketId].languages[0]).toBe(site.languageId);
  });
});
