import type { CategoryLink, ComparedView } from './comparedProducts.ts';

/** A property of the compared products; undefined where one has none. */
export interface FactRow {
  readonly term: string;
  readonly details: readonly (string | undefined)[];
  /** All of them have the same. */
  readonly isAlike: boolean;
}

/** The properties of all products in the order in which they first occur, one row each. */
export function factRows(products: readonly Pick<ComparedView, 'facts'>[]): readonly FactRow[] {
  const terms = [...new Set(products.flatMap(({ facts }) => Object.keys(facts)))];
  return terms.map((term) => {
    const details = products.map(({ facts }) => facts[term]);
    return { term, details, isAlike: products.length > 1 && new Set(details).size === 1 };
  });
}

/**
 * Where the one lowest price is; undefined if two are as low, one is unknown, or there is nothing to
 * compare.
 */
export function lowestAt(amounts: readonly (number | undefined)[]): number | undefined {
  if (amounts.length < 2) return undefined;
  const known = amounts.flatMap((amount) => amount ?? []);
  if (known.length < amounts.length) return undefined;
  const lowest = Math.min(...known);
  const at = known.indexOf(lowest);
  return known.lastIndexOf(lowest) === at ? at : undefined;
}

/**
 * The narrowest category that all products are in, or else the first one's; undefined where that has
 * none.
 */
export function categoryOf(
  products: readonly Pick<ComparedView, 'categories'>[],
): CategoryLink | undefined {
  const [first, ...others] = products.map(({ categories }) => categories);
  const isShared = ({ href }: CategoryLink) =>
    others.every((categories) => categories.some((category) => category.href === href));
  return first?.findLast(isShared) ?? first?.at(-1);
}
