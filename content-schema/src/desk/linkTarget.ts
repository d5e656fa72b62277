/** What a link can lead to within the shop, as the desk tells it to the editors' screens; of products one, on whose page all products' area is looked at. */
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
  /** As menus name it. */
  readonly key: string;
  /** None for a route, which the screens name themselves. */
  readonly name: ByLanguage<string>;
  /** What it stands under, from the top: "Dam, Kläder". */
  readonly within?: ByLanguage<string>;
  /** Its address in each language, without prefix. */
  readonly path: ByLanguage<string>;
}
