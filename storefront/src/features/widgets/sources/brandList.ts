/**
 * The brands of a brand list: the named ones, in the editor's order, or all of the market in the
 * language's.
 */
import { brandNames } from '../../lists/brandNames.ts';
import { brandsQuery } from '../../lists/catalogueQueries.ts';
import type { WidgetSource } from '../widgetSource.ts';

export const brandListSource: WidgetSource<'brand-list'> = {
  load: ({ services: { queryClient, dataApi } }) =>
    queryClient.ensureQueryData(brandsQuery(dataApi)),
  read({ services: { queryClient, dataApi, site } }, { brands: selected, presentation }) {
    const known = brandNames(
      queryClient.getQueryData(brandsQuery(dataApi).queryKey) ?? [],
      site.languageId,
    );
    const named =
      presentation === 'letters'
        ? known.filter(({ alias }) => selected.some(({ brand }) => brand === alias))
        : selected.flatMap(({ brand }) => known.filter(({ alias }) => alias === brand));
    const brands = selected.length === 0 ? known : named;
    return brands.length > 0 ? { brands } : undefined;
  },
};
