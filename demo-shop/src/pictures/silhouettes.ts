/** The drawing function of each silhouette; a new one does not compile until it has one. */
import { drawBeltOrGloves } from './accessories/beltAndGloves.ts';
import { drawHat } from './accessories/hats.ts';
import { drawScarf } from './accessories/scarves.ts';
import { drawBag } from './bags/bags.ts';
import type { Bench } from './garments/bench.ts';
import { drawBottom } from './garments/bottoms.ts';
import { drawCoat } from './garments/coats.ts';
import { drawDress } from './garments/dresses.ts';
import { drawJacket } from './garments/jackets.ts';
import { drawJumpsuit } from './garments/jumpsuit.ts';
import { drawKnitwear } from './garments/knitwear.ts';
import { drawShirt } from './garments/shirts.ts';
import { drawSkirt } from './garments/skirts.ts';
import { drawSwimwear } from './garments/swimwear.ts';
import { drawTop } from './garments/tops.ts';
import type { Silhouette } from './garmentSpec.ts';
import { type ShoeName, shoeNames } from './shoes/shoeName.ts';
import { drawPair } from './shoes/pairs.ts';

const drawShoes = Object.fromEntries(
  shoeNames.map((name) => [name, (bench: Bench) => drawPair(bench, name)]),
) as Record<ShoeName, (bench: Bench) => void>;

export const isShoe = (silhouette: Silhouette): silhouette is ShoeName =>
  (shoeNames as readonly string[]).includes(silhouette);

export const drawings: Readonly<Record<Silhouette, (bench: Bench) => void>> = {
  ...drawTop,
  ...drawShirt,
  ...drawKnitwear,
  ...drawDress,
  jumpsuit: drawJumpsuit,
  ...drawBottom,
  ...drawSkirt,
  ...drawCoat,
  ...drawJacket,
  ...drawSwimwear,
  ...drawShoes,
  ...drawBag,
  scarf: drawScarf,
  ...drawHat,
  ...drawBeltOrGloves,
};
