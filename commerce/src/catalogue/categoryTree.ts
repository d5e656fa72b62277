/**
 * Positions in the category tree: ancestors, descendants, and the addresses that follow from them.
 */
import type { Locale } from '@solvik/shop';
import { writeAddress } from '@solvik/addresses';
import { localise } from '../markets/localise.ts';
import type { CatalogueIndex, CategoryRow } from './catalogueIndex.ts';

type Categories = CatalogueIndex['categories'];

/** From the top of the tree down to the category itself. */
export function categoryLine(categories: Categories, categoryId: number): CategoryRow[] {
  const line: CategoryRow[] = [];
  for (
    let at = categories.get(categoryId);
    at && line.length < 20;
    at = at.parentId === null ? undefined : categories.get(at.parentId)
  )
    line.unshift(at);
  return line;
}

export function subCategories(categories: Categories, parentId: number | null): CategoryRow[] {
  return [...categories.values()].filter((category) => category.parentId === parentId);
}

const aliasOf = ({ alias }: CategoryRow, locale: Locale) => localise(alias, locale) ?? '';

/** `/c/{top}/{category}`, or `/c/{category}` for one at the top. */
export function categoryPath(
  categories: Categories,
  category: CategoryRow,
  locale: Locale,
): string {
  const [top] = categoryLine(categories, category.categoryId);
  const own = aliasOf(category, locale);
  return top && top !== category
    ? writeAddress('category', locale, { section: aliasOf(top, locale), category: own })
    : writeAddress('category', locale, { category: own });
}

/** `/p/{top}/{category}/{alias}`, shorter if the product's category is a top one or unknown. */
export function productPath(
  categories: Categories,
  { categoryId, alias, locale }: { categoryId: number; alias: string; locale: Locale },
): string {
  const line = categoryLine(categories, categoryId);
  const [top, own] = [line[0], line.at(-1)];
  if (!top || !own) return writeAddress('product', locale, { alias });
  if (top === own)
    return writeAddress('product', locale, { category: aliasOf(own, locale), alias });
  return writeAddress('product', locale, {
    section: aliasOf(top, locale),
    category: aliasOf(own, locale),
    alias,
  });
}
