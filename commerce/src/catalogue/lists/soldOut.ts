/** Which products, and which of their sizes, cannot be bought. */
export interface SoldOut {
  /** Ids of products of which no size can be bought; one without sizes is among them. */
  readonly products: ReadonlySet<number>;
  /** Facets of the sizes that cannot be bought, by product id. */
  readonly sizes: ReadonlyMap<number, readonly string[]>;
}

export const nothingSoldOut: SoldOut = { products: new Set(), sizes: new Map() };
