/** `product-list` → `ProductList`. */
export const pascalCase = (type: string): string =>
  type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
