/** How product lists are sorted before a shopper chooses an order. */

/** The orders that a list of products may begin with. */
export type DefaultSort = 'LATEST' | 'MOST_SOLD' | 'PRICE' | 'PRICE_DESC';

/** Every list that is not named in `customSorts`. */
export const productListDefaultSort: DefaultSort = 'MOST_SOLD';

/** Lists with an order of their own, by the name of their route; a search is sorted by relevance. */
export const customSorts = {
  newProducts: 'LATEST',
  comingSoon: 'LATEST',
} as const satisfies Readonly<Record<string, DefaultSort>>;
