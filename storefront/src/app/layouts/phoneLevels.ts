/** What a level of the phone's menu shows of a category, besides what is below it. */
import type { NavDrawerLevel, NavDrawerPicture } from '@solvik/design-system/nav-drawer';
import type { MenuLink } from '../../features/content/menuView.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import type { ListView } from '../../features/lists/listView.ts';
import type { ProductCardView } from '../../features/lists/productCardView.ts';
import type { Text } from '../../languages/createText.ts';

const pictureSizes = '80px';

/** A product's picture for a row of the menu. */
export function pictureOf({ picture, cloth }: ProductCardView): Partial<NavDrawerPicture> {
  return {
    image: picture
      ? imageSource(picture, { alt: '', sizes: pictureSizes, ratio: 4 / 5 })
      : undefined,
    clothColour: cloth,
  };
}

interface Around {
  readonly text: Text;
  readonly currentPath: string;
  /** The category's own list; undefined until it is loaded. */
  readonly list: ListView | undefined;
  readonly pictures?: readonly NavDrawerPicture[];
}

/** How many products of the list are in each category, by the category's name. */
function countsOf(list: ListView | undefined): ReadonlyMap<string, number> {
  const categories = list?.facets?.find(({ key }) => key === 'categories')?.values ?? [];
  return new Map(categories.map(([, label, count]) => [label, count]));
}

/** The level of a menu entry; undefined for one with nothing below it. */
export function phoneLevel(
  { href, label, children = [] }: MenuLink,
  { text, currentPath, list, pictures = [] }: Around,
): Omit<NavDrawerLevel, 'title'> | undefined {
  if (children.length === 0) return undefined;
  const counts = countsOf(list);
  return {
    all: {
      href,
      label: list ? text('phoneMenu.all', { count: list.count }) : text('allOf', { name: label }),
    },
    links: children.map((child) => {
      const count = counts.get(child.label);
      return {
        href: child.href,
        label: child.label,
        isCurrent: currentPath === child.href,
        ...(count !== undefined && { count: String(count) }),
      };
    }),
    pictures,
  };
}
