/** The numbers of the demo shop's products, for content that names them. */
import { demoSeed } from '../demoSeed.ts';
import { planShop } from '../planShop.ts';

let places: ReadonlyMap<string, number> | undefined;

/** A shop that was empty numbers its products from one on, in the order they are brought. Throws for a key the demo shop does not have. */
export function productNumber(key: string): number {
  places ??= new Map(planShop(demoSeed).map((product, at) => [product.key, at + 1]));
  const number = places.get(key);
  if (number === undefined)
    throw new Error(`A text names the product “${key}”, which the demo shop does not have.`);
  return number;
}
