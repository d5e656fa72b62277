/** Reviews shown on a product page. */
export const reviewsShown = 5;
