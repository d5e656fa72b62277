/** Why a plain form did not fill the cart, as `?missing=` on the product's page. */
export const missingParts = ['size', 'stock'] as const;
export type MissingPart = (typeof missingParts)[number];

export const readMissingPart = (query: URLSearchParams): MissingPart | undefined =>
  missingParts.find((part) => part === query.get('missing'));
