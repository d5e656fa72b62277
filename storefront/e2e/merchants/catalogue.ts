/** A merchant's file, and what a shopper who knows it would search for. */
export interface Catalogue {
  /** A short description; part of the test's title. */
  readonly title: string;
  /** Writes the file into a folder that is removed after the test; returns its path. */
  readonly put: (folder: string) => Promise<string>;
  /** A mapping shipped with the shop, or the content of one. */
  readonly mapping?: string | object;
  /** File names in the merchant's folder of pictures, which the test draws. */
  readonly pictures?: readonly string[];
  /** The number of products in the file. */
  readonly products: number;
  /** A search term, and the name of a product that must be among the results. */
  readonly searchTerm: string;
  readonly found: string;
}
