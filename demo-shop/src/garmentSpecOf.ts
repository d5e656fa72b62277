/** How the drawing code draws a product of the demo shop: by the product, its key or its picture's file. */
import { demoSeed } from './demoSeed.ts';
import { brands } from './brands.ts';
import { type ColourKey, colours, companions } from './colours.ts';
import { createDemoRandom, type DemoRandom, hashText } from './demoRandom.ts';
import { garmentKinds } from './garments/garmentKinds.ts';
import { type GarmentSpec, type View, views } from './pictures/garmentSpec.ts';
import { type PlannedProduct, planShop } from './planShop.ts';

const third: readonly ColourKey[] = ['rust', 'mustard', 'dusty-rose', 'sage', 'sky'];

/** The colours beside the base: two companions, a third for flowers and leaves, black and brown for a leopard. */
function accentsOf(random: DemoRandom, { style, colour }: PlannedProduct): readonly ColourKey[] {
  if (style.print === 'animal')
    return colour === 'brown' ? ['black', 'camel'] : ['chocolate', 'black'];
  const pair = companions[colour];
  const isPainted = style.print === 'flower' || style.print === 'leaf';
  return isPainted ? [...pair, random.pick(third.filter((each) => each !== colour))] : pair;
}

/** The drawing of a product, as the drawing code reads it. */
export function specOf(seed: string, product: PlannedProduct): GarmentSpec {
  const { key, style, colour } = product;
  const random = createDemoRandom(`${seed}/${key}/looks`);
  const accents = accentsOf(random, product);
  return {
    // Seeded by the style, so that all its colours are cut, sewn and printed alike.
    seed: hashText(`${seed}/${style.key}`),
    silhouette: garmentKinds[style.kind].silhouette,
    cut: style.model.cut,
    fabric: style.fabric,
    print: style.print,
    colour: colours[colour],
    accents: accents.map((accent) => colours[accent]),
    ground: 'paper',
    brand: brands[style.brand].name,
  };
}

const indexes = new Map<string, ReadonlyMap<string, PlannedProduct>>();

function productIndex(seed: string): ReadonlyMap<string, PlannedProduct> {
  let index = indexes.get(seed);
  if (!index) {
    index = new Map(planShop(seed).map((product) => [product.key, product]));
    indexes.set(seed, index);
  }
  return index;
}

/** How to draw a product, by its key; undefined for keys the demo shop does not have. */
export function garmentSpecOf(productKey: string, seed = demoSeed): GarmentSpec | undefined {
  const product = productIndex(seed).get(productKey);
  return product && specOf(seed, product);
}

const fileName = new RegExp(`^(.+)-(${views.join('|')})\\.webp$`);

/** What a product picture's file shows: `wool-coat-07-camel-front.webp` is the front of that coat. */
export function productPictureOf(
  file: string,
  seed = demoSeed,
): { readonly spec: GarmentSpec; readonly view: View } | undefined {
  const [, key, named] = fileName.exec(file) ?? [];
  const view = views.find((known) => known === named);
  const spec = key === undefined ? undefined : garmentSpecOf(key, seed);
  return spec && view && { spec, view };
}
