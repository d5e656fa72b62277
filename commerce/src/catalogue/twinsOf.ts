/**
 * A preloved product and the new one that it is a used piece of are twins. The preloved one names
 * the other's article number; several may name the same.
 */
import type { MarketId } from '@solvik/shop';
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts';

interface TwinIndex {
  readonly preloved: ReadonlyMap<string, readonly IndexedProduct[]>;
  readonly fresh: ReadonlyMap<string, readonly IndexedProduct[]>;
}

const twinIndexes = new WeakMap<CatalogueIndex, TwinIndex>();

/** Both sides by the new product's article number; built for the first product of an index. */
function twinIndex(index: CatalogueIndex): TwinIndex {
  const known = twinIndexes.get(index);
  if (known) return known;
  const all = [...index.products.values()];
  const preloved = Map.groupBy(
    all.filter(({ twinArticleNumber }) => twinArticleNumber),
    ({ twinArticleNumber }) => twinArticleNumber ?? '',
  );
  const fresh = Map.groupBy(
    all.filter(
      ({ twinArticleNumber, articleNumber }) => !twinArticleNumber && preloved.has(articleNumber),
    ),
    ({ articleNumber }) => articleNumber,
  );
  const built = { preloved, fresh };
  twinIndexes.set(index, built);
  return built;
}

export interface Twins {
  /** Whether these are used pieces of a new product, or the new product of a used one. */
  readonly isPreloved: boolean;
  /** Those that the market sells, the cheapest first. */
  readonly ids: readonly number[];
}

/** The twins of a product in a market; none for most products. */
export function twinsOf(
  index: CatalogueIndex,
  { articleNumber, twinArticleNumber }: IndexedProduct,
  market: MarketId,
): Twins {
  const { preloved, fresh } = twinIndex(index);
  const twins =
    (twinArticleNumber ? fresh.get(twinArticleNumber) : preloved.get(articleNumber)) ?? [];
  const priceOf = ({ prices }: IndexedProduct) => prices[market]?.selling;
  return {
    isPreloved: !twinArticleNumber,
    ids: twins
      .filter((twin) => priceOf(twin) !== undefined)
      .toSorted((one, other) => (priceOf(one) ?? 0) - (priceOf(other) ?? 0) || one.id - other.id)
      .map(({ id }) => id),
  };
}
