/**
 * The default menu of a shop whose editors have not written one: the categories in which the market
 * sells something.
 */
import { facetId } from '@solvik/shop-rules';
import type { CategoryRow } from '../catalogue/catalogueIndex.ts';
import { cachedList } from '../catalogue/cachedList.ts';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import { wholeList } from '../catalogue/filterProducts.ts';
import { categoryPath, subCategories } from '../catalogue/categoryTree.ts';
import { localise } from '../markets/localise.ts';
import type { MenuItemView, MenuView } from './menuView.ts';

/** Locations with a default menu; footers and bars have texts that cannot be derived. */
const locations: ReadonlySet<string> = new Set(['main-desktop', 'main-mobile']);
/** The depth of the menu: the top categories and two levels below them. */
const deepest = 3;

/** Ids of the category facets in which the market sells a product, parents included. */
const filledCategories = ({ index, scope, now }: CatalogueReader): ReadonlyMap<string, number> =>
  cachedList(index, wholeList({ market: scope.market.priceMarket, locale: scope.locale, now }))
    .counts;

/** Undefined at a location without a default menu. */
export function buildCategoryMenu(reader: CatalogueReader, location: string): MenuView | undefined {
  if (!locations.has(location)) return undefined;
  const {
    index: { categories },
    scope: { locale },
  } = reader;
  const filled = filledCategories(reader);
  const isShown = ({ categoryId, isHidden }: CategoryRow) =>
    !isHidden && filled.has(facetId.category(categoryId));
  const below = (parentId: number | null, depth: number): MenuItemView[] =>
    depth > deepest
      ? []
      : subCategories(categories, parentId)
          .filter(isShown)
          .map((category, order) => itemOf(category, order, depth));
  const itemOf = (category: CategoryRow, order: number, depth: number): MenuItemView => {
    const label = localise(category.name, locale);
    return {
      id: category.key,
      type: 'category',
      label,
      title: label,
      value: category.key,
      canonicalUrl: categoryPath(categories, category, locale),
      order,
      open: false,
      hidden: false,
      targetBlank: false,
      children: below(category.categoryId, depth + 1),
    };
  };
  return { id: location, name: location, menuItems: below(null, 1) };
}
