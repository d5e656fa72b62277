/** How the second shop's lists are sorted before a shopper chooses an order. */

export type DefaultSort = 'LATEST' | 'MOST_SOLD' | 'PRICE' | 'PRICE_DESC';

export const productListDefaultSort: DefaultSort = 'LATEST';

export const customSorts = {} as const satisfies Readonly<Record<string, DefaultSort>>;
