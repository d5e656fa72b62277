/** Reviews shown on a product page. */
export const reviewsTaken = 5;
