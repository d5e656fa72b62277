/** The categories of category tiles, by their aliases; deleted and hidden ones are omitted. */
import type { WidgetConfiguration } from '@solvik/content-schema';
import { categoriesQuery } from '../../lists/catalogueQueries.ts';
import type { WidgetSource } from '../widgetSource.ts';

const aliasesOf = ({ tiles }: WidgetConfiguration<'category-tiles'>) =>
  tiles.map(({ category }) => category);

export const categoryTilesSource: WidgetSource<'category-tiles'> = {
  load: ({ services: { queryClient, dataApi } }, configuration) =>
    queryClient.ensureQueryData(categoriesQuery(dataApi, aliasesOf(configuration))),
  read({ services: { queryClient, dataApi } }, configuration) {
    const known =
      queryClient.getQueryData(categoriesQuery(dataApi, aliasesOf(configuration)).queryKey) ?? [];
    const tiles = configuration.tiles.flatMap(({ category: alias, label, image }) => {
      const category = known.find((each) => each.alias === alias);
      if (!category) return [];
      const own = category.picture ? { file: category.picture, alt: '' } : undefined;
      return [
        { key: alias, title: label ?? category.name, href: category.href, image: image ?? own },
      ];
    });
    return tiles.length > 0 ? { tiles } : undefined;
  },
};
