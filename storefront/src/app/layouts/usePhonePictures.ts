import type { NavDrawerPicture } from '@solvik/design-system/nav-drawer';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { MenuLink } from '../../features/content/menuView.ts';
import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import {
  type ListSelection,
  readListSelection,
  writeListSelection,
} from '../../features/lists/listSelection.ts';
import { productListQuery } from '../../features/lists/listQueries.ts';
import { productRowQuery } from '../../features/lists/rowQueries.ts';
import { useServices } from '../../page/services.ts';
import { bestSellerQuery } from '../../features/lists/bestSellerQuery.ts';
import { categoryAliasOf } from '../../features/lists/categoryAliasOf.ts';
import { pictureOf } from './phoneLevels.ts';

const maxPictures = 2;

export const bestFirst: ListSelection = readListSelection(new URLSearchParams(), 'MOST_SOLD');

const sortedHref = (href: string, sort: ListSelection['sort']): string => {
  const query = writeListSelection(
    { ...bestFirst, sort },
    { defaultSort: defaultSorts.category },
  ).toString();
  return query ? `${href}?${query}` : href;
};

/** Two categories by what sells best in them: of each of the first entries, another one. */
function categoriesToShow(links: readonly MenuLink[]) {
  const parents = links.filter(({ children = [] }) => children.length > 0).slice(0, maxPictures);
  return parents.flatMap(({ label, children = [] }, at) => {
    const child = children[at] ?? children[0];
    return child ? [{ parent: label, ...child }] : [];
  });
}

/** Below the entries of the menu, once they are shown. */
export function useMenuPictures(
  links: readonly MenuLink[],
  isShown: boolean,
): readonly NavDrawerPicture[] {
  const { dataApi, site } = useServices();
  const shown = categoriesToShow(links);
  const rows = useQueries({
    queries: shown.map(({ href }) => ({
      ...bestSellerQuery(dataApi, categoryAliasOf(href, site.locale) ?? ''),
      enabled: isShown,
    })),
  });
  return shown.flatMap(({ href, label, parent }, at) => {
    const [product] = rows[at]?.data ?? [];
    return product ? [{ href, title: label, text: parent, ...pictureOf(product) }] : [];
  });
}

/** What a category has: its list, and its newest and best selling products as pictures. */
export function useCategoryLevel(entry: MenuLink | undefined) {
  const services = useServices();
  const { dataApi, site, text } = services;
  const alias = entry && categoryAliasOf(entry.href, site.locale);
  const scope = { categoryAlias: alias ?? '' };
  const enabled = alias !== undefined;
  const { data: list } = useQuery({ ...productListQuery(services, scope, bestFirst), enabled });
  const { data: newest = [] } = useQuery({
    ...productRowQuery(dataApi, { take: 1, ...scope, filter: { sort: 'LATEST' } }),
    enabled,
  });
  const rows = [
    { title: text('phoneMenu.news'), sort: 'LATEST', product: newest[0] },
    { title: text('phoneMenu.bestSellers'), sort: 'MOST_SOLD', product: list?.products[0] },
  ] as const;
  const pictures = rows.flatMap(({ title, sort, product }) =>
    entry && product
      ? [{ href: sortedHref(entry.href, sort), title, text: product.name, ...pictureOf(product) }]
      : [],
  );
  return { list, pictures };
}
