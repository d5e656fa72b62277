/** A merchant's file, and what a shopper who knows it would look for. */
export interface Catalogue {
  /** What it is, in a few words; part of the test's title. */
  readonly title: string;
  /** Puts the file into a folder that is removed after the test; gives its path. */
  readonly put: (folder: string) => Promise<string>;
  /** A mapping that comes with the shop, or the content of one. */
  readonly mapping?: string | object;
  /** File names in the merchant's folder of pictures, which the test draws. */
  readonly pictures?: readonly string[];
  /** Products that the file makes. */
  readonly products: number;
  /** A word that a shopper searches for, and the product's name that must be among what is found. */
  readonly word: string;
  readonly found: string;
}
