import { demoSeed } from './demoSeed.ts';
import { brands } from './brands.ts';
import { type ColourKey, colours } from './colours.ts';
import { createDemoRandom, hashText } from './demoRandom.ts';
import { garmentKinds } from './garments/garmentKinds.ts';
import type { GarmentSpec, View } from './pictures/garmentSpec.ts';
import { views } from './pictures/garmentSpec.ts';
import { type PlannedProduct, planShop } from './planShop.ts';

const light: readonly ColourKey[] = ['bone', 'cream', 'white', 'sand', 'butter', 'light-blue'];
const deep: readonly ColourKey[] = ['black', 'navy', 'forest', 'burgundy', 'chocolate', 'rust'];

const luminance = (hex: string) => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return (0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)) / 255;
};

/** What a product looks like, for the drawing code. */
export function specOf(seed: string, { key, style, colour }: PlannedProduct): GarmentSpec {
  const random = createDemoRandom(`${seed}/${key}/looks`);
  const base = colours[colour];
  const contrast = luminance(base) > 0.5 ? deep : light;
  const accents = random.sample(contrast.filter((other) => other !== colour), style.print === 'flower' || style.print === 'leaf' ? 3 : 2);
  return {
    seed: hashText(`${seed}/${key}`),
    silhouette: garmentKinds[style.kind].silhouette,
    cut: style.model.cut,
    fabric: style.fabric,
    print: style.print,
    colour: base,
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
export function productPictureOf(file: string, seed = demoSeed): { readonly spec: GarmentSpec; readonly view: View } | undefined {
  const [, key, named] = fileName.exec(file) ?? [];
  const view = views.find((known) => known === named);
  const spec = key === undefined ? undefined : garmentSpecOf(key, seed);
  return spec && view && { spec, view };
}
