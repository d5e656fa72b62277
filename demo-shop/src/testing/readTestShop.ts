import type { ProductDraft } from '@solvik/commerce';
import { createDemoShop } from '../createDemoShop.ts';
import { demoSeed } from '../demoSeed.ts';

/** The clock of the tests. */
export const testNow = new Date('2026-11-21T09:30:00Z');

/** The whole shop, products read into a list. */
export function readTestShop(seed = demoSeed) {
  const shop = createDemoShop({ seed, now: testNow });
  // The demo shop's products are a plain generator; the draft also allows those that arrive over time.
  const products = [...(shop.products as Iterable<ProductDraft>)];
  return { ...shop, products };
}
