import { bags } from './bags.ts';
import { boots } from './boots.ts';
import { bottoms } from './bottoms.ts';
import { coats } from './coats.ts';
import { dresses } from './dresses.ts';
import type { GarmentKind } from './garmentKind.ts';
import { heelsAndSandals } from './heelsAndSandals.ts';
import { jackets } from './jackets.ts';
import { knitwear } from './knitwear.ts';
import { loafers } from './loafers.ts';
import { shirts } from './shirts.ts';
import { sweatshirts } from './sweatshirts.ts';
import { swimwear } from './swimwear.ts';
import { tailoring } from './tailoring.ts';
import { tops } from './tops.ts';
import { trainers } from './trainers.ts';

// An empty shop numbers its products in this order.
const all = {
  ...coats,
  ...jackets,
  ...tailoring,
  ...knitwear,
  ...tops,
  ...shirts,
  ...sweatshirts,
  ...dresses,
  ...bottoms,
  ...swimwear,
  ...trainers,
  ...boots,
  ...loafers,
  ...heelsAndSandals,
  ...bags,
};

export type KindKey = keyof typeof all;

/** Every kind of garment that the demo shop sells, by key. */
export const garmentKinds: Readonly<Record<KindKey, GarmentKind>> = all;

export const kindKeys = Object.keys(all) as KindKey[];
