import type { CategoriesQuery } from '../../data-api/generated/operations.ts';

/** A category as a tile shows it. */
export interface CategoryView {
  readonly alias: string;
  readonly name: string;
  readonly href: string;
  /** File of the image service. */
  readonly picture?: string;
}

/** The named categories of a list; deleted and hidden ones are omitted. */
export function categoryViews(
  categories: CategoriesQuery['categories'] | undefined,
  aliases: readonly string[],
): readonly CategoryView[] {
  return (categories ?? []).flatMap((category) => {
    if (!category?.alias || !aliases.includes(category.alias)) return [];
    const { alias, name, canonicalUrl: href, primaryImage } = category;
    return [{ alias, name, href, ...(primaryImage && { picture: primaryImage }) }];
  });
}
