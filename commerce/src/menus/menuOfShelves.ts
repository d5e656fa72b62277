/** The menu of a shop that nobody has written one for: its shelves, as far as the market sells something on them. */
import type { CategoryRow } from '../catalogue/catalogueIndex.ts';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import { categoryPath, subCategories } from '../catalogue/categoryTree.ts';
import { localise } from '../markets/localise.ts';
import type { MenuItemView, MenuView } from './readMenu.ts';

/** Where such a menu stands; footers and bars are words of the shop's own, which nobody can guess. */
const locations: ReadonlySet<string> = new Set(['main-desktop', 'main-mobile']);
/** Departments, what is in them, and what is in that. */
const deepest = 3;

/** The shelves that hold something sold here, those above them included. */
function filledShelves({ index, place }: CatalogueReader): ReadonlySet<string> {
  const filled = new Set<string>();
  for (const { prices, facets } of index.products.values())
    if (prices[place.market.priceMarket]) for (const facet of facets) filled.add(facet);
  return filled;
}

/** Undefined at a place where no menu of shelves stands. */
export function menuOfShelves(reader: CatalogueReader, location: string): MenuView | undefined {
  if (!locations.has(location)) return undefined;
  const {
    index: { categories },
    place: { locale },
  } = reader;
  const filled = filledShelves(reader);
  const isShown = ({ category_id, is_hidden }: CategoryRow) =>
    !is_hidden && filled.has(`c-${String(category_id)}`);
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
      children: below(category.category_id, depth + 1),
    };
  };
  return { id: location, name: location, menuItems: below(null, 1) };
}
