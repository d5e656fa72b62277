/** The key of a size, by its name, in the address of a product's page. */
export const sharedSizeKey = 'size';

/** The size that a shared address names, among those of the product. */
export const readSharedSize = <Size extends { readonly name: string }>(
  search: string,
  sizes: readonly Size[],
): Size | undefined => {
  const name = new URLSearchParams(search).get(sharedSizeKey);
  return sizes.find((size) => size.name === name);
};
