import type { CategoriesQuery } from '../../data-api/generated/operations.ts';

/** A category as a tile shows it. */
export interface ShelfView {
  readonly alias: string;
  readonly name: string;
  readonly href: string;
  /** File of the image service. */
  readonly picture?: string;
}

/** The named categories among all there are; those that are gone or hidden are not among them. */
export function shelfViews(
  categories: CategoriesQuery['categories'] | undefined,
  aliases: readonly string[],
): readonly ShelfView[] {
  return (categories ?? []).flatMap((category) => {
    if (!category?.alias || !aliases.includes(category.alias)) return [];
    const { alias, name, canonicalUrl: href, primaryImage } = category;
    return [{ alias, name, href, ...(primaryImage && { picture: primaryImage }) }];
  });
}
