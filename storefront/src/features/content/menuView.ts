/** A menu entry ready to be rendered: label, path without prefix, and its shown children. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly children?: readonly MenuLink[];
}

/** A menu as a page shows it. */
export interface MenuView {
  readonly title?: string;
  readonly links: readonly MenuLink[];
}

interface MenuItem {
  readonly label: string | null;
  readonly title: string | null;
  readonly canonicalUrl: string | null;
  readonly hidden: boolean;
  readonly order: number;
  readonly children?: readonly (MenuItem | null)[] | null;
}

type Items = readonly (MenuItem | null)[] | null | undefined;

const linksOf = (items: Items): readonly MenuLink[] =>
  (items ?? [])
    .filter((item) => item !== null)
    .filter((item) => !item.hidden)
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ label: own, title, canonicalUrl: href, children }) => {
      const label = own ?? title;
      const below = linksOf(children);
      return label && href ? [{ label, href, ...(below.length > 0 && { children: below }) }] : [];
    });

interface Menu {
  readonly title: string | null;
  readonly menuItems: Items;
}

const known = new WeakMap<Menu, MenuView>();
const noMenu: MenuView = { links: [] };

/**
 * The visible entries of a menu in their order; an entry that is hidden, nameless or without a
 * target is omitted. A location without a menu has no links. The same view for the same menu.
 */
export function menuView(menu: Menu | null | undefined): MenuView {
  if (!menu) return noMenu;
  const view = known.get(menu) ?? {
    ...(menu.title && { title: menu.title }),
    links: linksOf(menu.menuItems),
  };
  known.set(menu, view);
  return view;
}
