import type { MenuQuery } from '../../data-api/generated/operations.ts';

/** A menu entry ready to be drawn: words, path without prefix, and what is under it. */
export interface MenuLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly children: readonly MenuLink[];
}

interface MenuItem {
  readonly id: string;
  readonly label?: string | null;
  readonly title?: string | null;
  readonly canonicalUrl?: string | null;
  readonly hidden: boolean;
  readonly order: number;
  readonly children?: readonly (MenuItem | null | undefined)[] | null;
}

/** The shown entries of a menu in their order; an entry that is hidden, nameless or leads nowhere is left out. */
export function menuLinks(items: readonly (MenuItem | null | undefined)[] | null | undefined): readonly MenuLink[] {
  return (items ?? [])
    .filter((item) => item !== null && item !== undefined)
    .filter((item) => !item.hidden)
    .toSorted((a, b) => a.order - b.order)
    .flatMap((item) => {
      const label = item.label ?? item.title;
      return label && item.canonicalUrl ? [{ id: item.id, label, href: item.canonicalUrl, children: menuLinks(item.children) }] : [];
    });
}

export const linksOfMenu = (menu: MenuQuery['getMenuAtLocation'] | undefined): readonly MenuLink[] => menuLinks(menu?.menuItems);
