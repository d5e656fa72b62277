import { type NavItem, PictureTile } from '@solvik/design-system';
import { MegaMenu } from '@solvik/design-system/mega-menu';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MenuLink } from '../../features/content/menuView.ts';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { brandsQuery } from '../../features/lists/catalogueQueries.ts';
import { productListQuery } from '../../features/lists/listQueries.ts';
import { readListSelection } from '../../features/lists/listSelection.ts';
import { usePageRouter } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { bestSellerQuery } from '../../features/lists/bestSellerQuery.ts';
import { categoryAliasOf } from '../../features/lists/categoryAliasOf.ts';
import { menuGroups } from './menuGroups.ts';

const nothingSelected = readListSelection(new URLSearchParams(), defaultSorts.category);
const pictureSizes = '318px';

/** Data of an entry’s panel, loaded when it opens. */
function usePanelData(opened: MenuLink | undefined) {
  const services = useServices();
  const { dataApi, site } = services;
  const alias = opened && categoryAliasOf(opened.href, site.locale);
  const [first] = opened?.children ?? [];
  const pictured = first && categoryAliasOf(first.href, site.locale);
  // As the entry's own page requests it, which is likely to be next.
  const { data: list } = useQuery({
    ...productListQuery(services, { categoryAlias: alias ?? '' }, nothingSelected),
    enabled: alias !== undefined,
  });
  const { data: bestSellers = [] } = useQuery({
    ...bestSellerQuery(dataApi, pictured ?? ''),
    enabled: pictured !== undefined,
  });
  const { data: brands = [] } = useQuery({
    ...brandsQuery(dataApi),
    enabled: opened !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const picture = bestSellers[0]?.picture;
  return { list, brands, ...(first && picture && { pictured: { ...first, picture } }) };
}

/** The entry that a pointer rested on, that was tapped, or that a key was pressed on or focused. */
export interface MenuStart {
  readonly href: string;
  readonly by: 'keys' | 'pointer' | 'tap';
  /** Whether its panel opens at once. */
  readonly isOpen: boolean;
}

export interface HeaderMenuProps {
  readonly items: readonly NavItem[];
  readonly start: MenuStart;
}

/** The main navigation of a desktop with its panels, in place of its links alone. */
export default function HeaderMenu({ items, start }: HeaderMenuProps) {
  const { text, dataApi, site } = useServices();
  const [opened, setOpened] = useState(start.isOpen ? start.href : undefined);
  const { data: tree, isPending } = useQuery(menuQuery(dataApi, 'main-mobile'));
  const { data: help } = useQuery(menuQuery(dataApi, 'footer-first'));
  const links = tree?.links ?? [];
  const { list, brands, pictured } = usePanelData(links.find(({ href }) => href === opened));
  const nav = useRef<HTMLElement>(null);
  // It replaces links of which one may have the focus.
  useLayoutEffect(() => {
    if (start.by === 'keys')
      nav.current?.querySelector<HTMLElement>(`a[href$="${CSS.escape(start.href)}"]`)?.focus();
  }, [start]);
  const router = usePageRouter();
  const hasPanel = (links.find(({ href }) => href === start.href)?.children ?? []).length > 0;
  const isFollowed = start.by === 'tap' && !isPending && !hasPanel;
  // A first tap opens a panel; where there is none it was meant for the link.
  useEffect(() => {
    if (isFollowed) void router.navigate(start.href);
  }, [isFollowed, router, start]);
  const entries = items.map((item) => {
    const link = links.find(({ href }) => href === item.href);
    const isOpened = item.href === opened;
    const groups =
      link &&
      menuGroups(link, {
        text,
        locale: site.locale,
        facets: isOpened ? list?.facets : undefined,
        brands,
        reading: help?.links ?? [],
      });
    return {
      ...item,
      ...(groups && { groups }),
      ...(isOpened && list && { note: text('list.count', { count: list.count }) }),
      ...(isOpened &&
        pictured && {
          aside: (
            <PictureTile
              title={pictured.label}
              href={pictured.href}
              headingLevel={3}
              image={{
                ...imageSource(pictured.picture, { alt: '', sizes: pictureSizes }),
                ratio: 4 / 5,
              }}
            />
          ),
        }),
    };
  });
  return (
    <MegaMenu
      ref={nav}
      label={text('header.main')}
      items={entries}
      allLabel={(name) => text('allOf', { name })}
      toggleLabel={(name) => text('headerMenu.show', { name })}
      defaultOpen={start.isOpen ? start.href : undefined}
      onOpen={setOpened}
    />
  );
}
