import { sites } from '@solvik/addresses';
import { describe, expect, it } from 'vitest';
import { storyProduct } from '../../testing/storyGoods.ts';
import { productData } from './productData.ts';
import { productView } from './productView.ts';

const [se] = sites;
const site = { ...se, origin: 'https://shop.test', basename: '' };
const now = new Date('2026-11-20T10:00:00Z');

interface Data {
  readonly offers: { readonly availability: string; readonly availabilityStarts?: string };
}

describe('the offer for search engines', () => {
  it.each([
    ['in stock', 3, undefined, 'InStock'],
    ['sold out', 0, undefined, 'OutOfStock'],
    ['released', 3, '2026-11-19T00:00:00Z', 'InStock'],
    // Nobody can order it yet, however many there are.
    ['coming', 3, '2026-12-01T00:00:00Z', 'OutOfStock', '2026-12-01T00:00:00Z'],
  ])('of a product that is %s', (_, stock, availableFrom, availability, starts?: string) => {
    const product = productView(storyProduct(se, [['38', stock]]));
    const [data] = productData(
      { ...product, ...(availableFrom && { availableFrom }) },
      { site, now, description: '' },
    ) as readonly Data[];
    expect(data?.offers.availability).toBe(`https://schema.org/${availability}`);
    expect(data?.offers.availabilityStarts).toBe(starts);
  });
});
