/** The shelves behind category tiles, by their aliases; those that are gone or hidden are left out. */
import { categoriesQuery } from '../../lists/listQueries.ts';
import type { WidgetSource } from '../widgetSource.ts';

export const categoryTilesSource: WidgetSource<'category-tiles'> = {
  ask: ({ services: { queryClient, dataApi } }) => queryClient.ensureQueryData(categoriesQuery(dataApi)),
  read({ services: { queryClient, dataApi } }, { tiles: wanted }) {
    const known = queryClient.getQueryData(categoriesQuery(dataApi).queryKey) ?? [];
    const tiles = wanted.flatMap(({ category: alias, label, image }) => {
      const category = known.find((each) => each?.alias === alias);
      if (!category) return [];
      const own = category.primaryImage ? { file: category.primaryImage, alt: '' } : undefined;
      return [{ key: alias, title: label ?? category.name, href: category.canonicalUrl, image: image ?? own }];
    });
    return tiles.length > 0 ? { tiles } : undefined;
  },
};
