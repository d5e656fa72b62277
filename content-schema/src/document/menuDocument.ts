/**
 * A menu as it is stored and edited: every language together, its targets by their keys in the
 * shop.
 */
import type { ByLanguage } from './languages.ts';

export const menuLocations = [
  'main-desktop',
  'main-mobile',
  'top-bar',
  'footer-first',
  'footer-second',
  'info-pages',
] as const;
export type MenuLocation = (typeof menuLocations)[number];

/** A category, brand or page by its key, or a path or route of the address table, without prefix. */
export type MenuTarget =
  | { readonly type: 'category' | 'brand' | 'page'; readonly key: string }
  | { readonly type: 'route'; readonly route: string };

export interface StoredMenuItem {
  /** Unique in its menu, and kept for the item's life. */
  readonly key: string;
  readonly label: ByLanguage<string>;
  readonly target: MenuTarget;
  readonly children?: readonly StoredMenuItem[];
}

export interface MenuDocument {
  readonly title?: ByLanguage<string>;
  readonly items: readonly StoredMenuItem[];
}
