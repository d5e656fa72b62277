/** The shelves behind category tiles, by their aliases; those that are gone or hidden are left out. */
import type { WidgetConfiguration } from '@solvik/content-schema';
import { shelvesQuery } from '../../lists/listQueries.ts';
import type { WidgetSource } from '../widgetSource.ts';

const aliasesOf = ({ tiles }: WidgetConfiguration<'category-tiles'>) =>
  tiles.map(({ category }) => category);

export const categoryTilesSource: WidgetSource<'category-tiles'> = {
  ask: ({ services: { queryClient, dataApi } }, configuration) =>
    queryClient.ensureQueryData(shelvesQuery(dataApi, aliasesOf(configuration))),
  read({ services: { queryClient, dataApi } }, configuration) {
    const known =
      queryClient.getQueryData(shelvesQuery(dataApi, aliasesOf(configuration)).queryKey) ?? [];
    const tiles = configuration.tiles.flatMap(({ category: alias, label, image }) => {
      const shelf = known.find((each) => each.alias === alias);
      if (!shelf) return [];
      const own = shelf.picture ? { file: shelf.picture, alt: '' } : undefined;
      return [{ key: alias, title: label ?? shelf.name, href: shelf.href, image: image ?? own }];
    });
    return tiles.length > 0 ? { tiles } : undefined;
  },
};
