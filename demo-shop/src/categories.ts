/**
 * The tree of categories: each one's parent, and Google's taxonomy id where there is one. Names are
 * in words/.
 */
interface CategorySpec {
  readonly parent?: string;
  readonly google: number;
  /** Holds the products of a list with its own address; never in a menu. */
  readonly isHidden?: boolean;
}

const under = (parent: string, google: number): CategorySpec => ({ parent, google });

export const categoryTree = {
  women: { google: 1604 },
  'women-coats': under('women', 5598),
  'women-wool-coats': under('women-coats', 5598),
  'women-trench-coats': under('women-coats', 5598),
  'women-down-jackets': under('women-coats', 5598),
  'women-blazers': under('women-coats', 5598),
  'women-waistcoats': under('women-coats', 1831),
  'women-rain-jackets': under('women-coats', 5598),
  'women-light-jackets': under('women-coats', 5598),
  'women-dresses': under('women', 2271),
  'women-day-dresses': under('women-dresses', 2271),
  'women-party-dresses': under('women-dresses', 2271),
  'women-knit-dresses': under('women-dresses', 2271),
  'women-jumpsuits': under('women-dresses', 5250),
  'women-knitwear': under('women', 212),
  'women-jumpers': under('women-knitwear', 212),
  'women-roll-necks': under('women-knitwear', 212),
  'women-cardigans': under('women-knitwear', 212),
  'women-knit-vests': under('women-knitwear', 212),
  'women-tops': under('women', 212),
  'women-tees': under('women-tops', 212),
  'women-shirts': under('women-tops', 212),
  'women-blouses': under('women-tops', 212),
  'women-camisoles': under('women-tops', 212),
  'women-sweatshirts': under('women-tops', 212),
  'women-trousers': under('women', 204),
  'women-suit-trousers': under('women-trousers', 204),
  'women-casual-trousers': under('women-trousers', 204),
  'women-shorts': under('women-trousers', 207),
  'women-jeans': under('women', 204),
  'women-skirts': under('women', 1581),
  men: { google: 1604 },
  'men-coats': under('men', 5598),
  'men-wool-coats': under('men-coats', 5598),
  'men-down-jackets': under('men-coats', 5598),
  'men-blazers': under('men-coats', 5598),
  'men-light-jackets': under('men-coats', 5598),
  'men-rain-jackets': under('men-coats', 5598),
  'men-knitwear': under('men', 212),
  'men-jumpers': under('men-knitwear', 212),
  'men-cardigans': under('men-knitwear', 212),
  'men-shirts': under('men', 212),
  'men-tees': under('men', 212),
  'men-sweatshirts': under('men', 212),
  'men-trousers': under('men', 204),
  'men-suit-trousers': under('men-trousers', 204),
  'men-chinos': under('men-trousers', 204),
  'men-jeans': under('men', 204),
  'men-shorts': under('men', 207),
  shoes: { google: 187 },
  'shoes-boots': under('shoes', 187),
  'shoes-tall-boots': under('shoes', 187),
  'shoes-trainers': under('shoes', 187),
  'shoes-loafers': under('shoes', 187),
  'shoes-heels': under('shoes', 187),
  'shoes-sandals': under('shoes', 187),
  bags: { google: 6551 },
  'bags-handbags': under('bags', 3032),
  'bags-shoulder': under('bags', 3032),
  'bags-totes': under('bags', 3032),
  'bags-backpacks': under('bags', 100),
  'bags-clutches': under('bags', 3032),
  accessories: under('bags', 167),
  'accessories-scarves': under('accessories', 177),
  'accessories-hats': under('accessories', 173),
  'accessories-belts': under('accessories', 169),
  'accessories-gloves': under('accessories', 170),
  swimwear: { google: 211 },
  swimsuits: under('swimwear', 211),
  'bikini-tops': under('swimwear', 211),
  'bikini-bottoms': under('swimwear', 211),
  'swim-shorts': under('swimwear', 211),
  preloved: { google: 166 },
  'preloved-coats': under('preloved', 5598),
  'preloved-dresses': under('preloved', 2271),
  'preloved-knitwear': under('preloved', 212),
  'preloved-bags': under('preloved', 6551),
  'preloved-shoes': under('preloved', 187),
  'coming-soon': { google: 166, isHidden: true },
} as const satisfies Record<string, CategorySpec>;

export type CategoryKey = keyof typeof categoryTree;

export const categoryKeys = Object.keys(categoryTree) as CategoryKey[];

export function parentOf(key: CategoryKey): CategoryKey | undefined {
  const category: CategorySpec = categoryTree[key];
  // The rows above name parents from this list; a test proves that each of them exists.
  return category.parent as CategoryKey | undefined;
}

export function isHidden(key: CategoryKey): boolean {
  const category: CategorySpec = categoryTree[key];
  return category.isHidden ?? false;
}

/** A category and its ancestors, nearest first: `women-wool-coats`, `women-coats`, `women`. */
export function categoryLine(key: CategoryKey): readonly CategoryKey[] {
  const parent = parentOf(key);
  return parent ? [key, ...categoryLine(parent)] : [key];
}

/** Whether a category is another one or one of its descendants. */
export function isUnder(key: CategoryKey, top: CategoryKey): boolean {
  return categoryLine(key).includes(top);
}
