/**
 * What a link can lead to within the shop, as the content service lists it for the workbench; one
 * product only, on whose page the area of all products is previewed.
 */
import type { ByLanguage } from '../document/languages.ts';

export const linkTargetKinds = [
  'page',
  'category',
  'brand',
  'campaign',
  'product',
  'route',
] as const;

export interface LinkTarget {
  readonly kind: (typeof linkTargetKinds)[number];
  /** As menus refer to it. */
  readonly key: string;
  /** None for a route, which the workbench labels itself. */
  readonly name: ByLanguage<string>;
  /** Its parents, from the top: "Dam, Kläder". */
  readonly within?: ByLanguage<string>;
  /** Its address in each language, without prefix. */
  readonly path: ByLanguage<string>;
}
