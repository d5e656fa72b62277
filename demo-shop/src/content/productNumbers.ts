/** The numbers of the demo shop's products, for content that names them. */
import { demoSeed } from '../demoSeed.ts';
import { planShop } from '../planShop.ts';

let places: ReadonlyMap<string, number> | undefined;

/**
 * An empty shop numbers its products from 1 in the order of import. Throws for a key that the demo
 * shop does not have.
 */
export function productNumber(key: string): number {
  places ??= new Map(planShop(demoSeed).map((product, at) => [product.key, at + 1]));
  const number = places.get(key);
  if (number === undefined)
    throw new Error(`A text names the product “${key}”, which the demo shop does not have.`);
  return number;
}
