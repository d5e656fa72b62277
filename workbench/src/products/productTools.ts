import type { ImageSource } from '@solvik/design-system';

/**
 * A product as editors know it: by its name and picture, in the language of the site they entered
 * by.
 */
export interface KnownProduct {
  readonly id: number;
  readonly name: string;
  readonly image?: ImageSource;
}

/** Searches and resolves products; both reject when the shop does not respond. */
export interface ProductTools {
  readonly find: (words: string) => Promise<readonly KnownProduct[]>;
  /** In that order, without those that are not sold. */
  readonly byId: (ids: readonly number[]) => Promise<readonly KnownProduct[]>;
}
