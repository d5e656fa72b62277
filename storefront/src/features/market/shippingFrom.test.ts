import { shippingOptionsFor } from '@solvik/commerce';
import { describe, expect, it } from 'vitest';
import { shippingFrom, sites } from './sites.ts';

describe('The cheapest delivery that a product page names', () => {
  it.each(['se', 'no', 'dk', 'fi'] as const)('is what the shop takes in %s', (market) => {
    const cheapest = Math.min(...shippingOptionsFor(market, undefined).map(({ fee }) => fee)) / 100;
    expect(shippingFrom[market]).toBe(cheapest);
    expect(sites.some(({ channelId }) => channelId === market)).toBe(true);
  });
});
