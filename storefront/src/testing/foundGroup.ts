/** The least that a product of the search needs to be shown. */
export const foundProduct = {
  productId: 7,
  alias: 'kappa',
  name: 'Kappa',
  canonicalUrl: '/p/kappa',
  unitPrice: { sellingPriceIncVatFormatted: '899 kr' },
};

/** A group of a response of the search: one product with the shop's own data of it. */
export const foundGroup = (data: object | undefined = foundProduct, ticket = 'se|7|CART|0') => ({
  products: [{ ticket, custom: { ralph_data: [{ label: JSON.stringify({ json: data }) }] } }],
});
