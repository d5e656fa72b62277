import { bags } from './bags.ts';
import { bottoms } from './bottoms.ts';
import { dresses } from './dresses.ts';
import type { GarmentKind } from './garmentKind.ts';
import { knitwear } from './knitwear.ts';
import { outerwear } from './outerwear.ts';
import { shoes } from './shoes.ts';
import { swimwear } from './swimwear.ts';
import { tops } from './tops.ts';

const all = {
  ...outerwear,
  ...knitwear,
  ...tops,
  ...dresses,
  ...bottoms,
  ...swimwear,
  ...shoes,
  ...bags,
};

export type KindKey = keyof typeof all;

/** Every kind of piece the demo shop sells, by key. */
export const garmentKinds: Readonly<Record<KindKey, GarmentKind>> = all;

export const kindKeys = Object.keys(all) as KindKey[];
