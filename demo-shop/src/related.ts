import { isUnder } from './categories.ts';
import { createDemoRandom } from './demoRandom.ts';
import type { Family, Wearer } from './garments/garmentKind.ts';
import { garmentKinds } from './garments/garmentKinds.ts';
import type { PlannedProduct } from './planShop.ts';

/** The families that complete an outfit, by the family of the product. */
const companions: Readonly<Record<Family, readonly Family[]>> = {
  coats: ['knitwear', 'bottoms', 'shoes', 'tops'],
  knitwear: ['bottoms', 'coats', 'shoes', 'tops'],
  tops: ['bottoms', 'coats', 'knitwear', 'shoes'],
  dresses: ['coats', 'shoes', 'knitwear'],
  bottoms: ['knitwear', 'tops', 'shoes', 'coats'],
  swimwear: ['swimwear', 'tops', 'shoes'],
  shoes: ['bottoms', 'coats', 'dresses', 'knitwear'],
  bags: ['coats', 'shoes', 'dresses', 'knitwear'],
  accessories: ['coats', 'knitwear', 'accessories'],
};

/** Products by wearer and kind, one per style, so that relations do not repeat a style. */
export interface RelationIndex {
  readonly of: (wearer: Wearer, family: Family) => readonly PlannedProduct[];
  readonly likes: (product: PlannedProduct) => readonly PlannedProduct[];
}

export function indexRelations(products: readonly PlannedProduct[]): RelationIndex {
  const buyable = products.filter(({ preloved, availableIn }) => !preloved && availableIn <= 0);
  const firsts = [...new Map(buyable.map((product) => [product.style.key, product])).values()];
  const byWearerAndFamily = Map.groupBy(
    firsts,
    ({ style }) => `${style.line.wearer}/${garmentKinds[style.kind].family}`,
  );
  const byCategory = Map.groupBy(firsts, ({ category }) => category);
  const everyone = (family: Family) => byWearerAndFamily.get(`everyone/${family}`) ?? [];
  return {
    of: (wearer, family) => {
      const own =
        wearer === 'everyone'
          ? [
              ...(byWearerAndFamily.get(`women/${family}`) ?? []),
              ...(byWearerAndFamily.get(`men/${family}`) ?? []),
            ]
          : (byWearerAndFamily.get(`${wearer}/${family}`) ?? []);
      return [...own, ...everyone(family)];
    },
    likes: (product) => byCategory.get(product.category) ?? [],
  };
}

/** Four matching products, four similar ones and two accessories. */
export function relatedKeys(
  seed: string,
  product: PlannedProduct,
  index: RelationIndex,
): { RELATED: string[]; SIMILAR: string[]; ACCESSORIES: string[] } {
  const random = createDemoRandom(`${seed}/${product.key}/related`);
  const { family } = garmentKinds[product.style.kind];
  const { wearer } = product.style.line;
  const others = (list: readonly PlannedProduct[]) =>
    list.filter(({ style }) => style.key !== product.style.key);
  const keys = (list: readonly PlannedProduct[], count: number) =>
    random.sample(others(list), count).map(({ key }) => key);
  const worn = companions[family]
    .flatMap((companion) => keys(index.of(wearer, companion), family === 'swimwear' ? 2 : 1))
    .slice(0, 4);
  const candidates = product.preloved ? index.of(wearer, family) : index.likes(product);
  const bags =
    wearer === 'men'
      ? index.of('everyone', 'bags').filter(({ category }) => isUnder(category, 'bags-backpacks'))
      : index.of('women', 'bags');
  return {
    RELATED: [...new Set(worn)],
    SIMILAR: keys(candidates, 4),
    ACCESSORIES:
      family === 'accessories'
        ? []
        : [...keys(index.of(wearer, 'accessories'), 1), ...keys(bags, 1)],
  };
}
