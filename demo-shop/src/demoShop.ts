import type { CatalogueSource } from '@solvik/commerce';
import { createDemoShop } from './createDemoShop.ts';
import { demoSeed } from './demoSeed.ts';

/** The demo shop as commerce imports it. Raise the version when the catalogue changes: a shop filled earlier is updated at its next start. */
export const demoShop: CatalogueSource = {
  name: 'demo-shop',
  version: '11',
  read: (now) => createDemoShop({ seed: demoSeed, now }),
};
