/** What the panel of a menu entry shows beside its categories. */
import type { MegaMenuEntry, MegaMenuGroup } from '@solvik/design-system/mega-menu';
import { writeAddress } from '@solvik/addresses';
import type { Locale } from '@solvik/shop';
import type { MenuLink } from '../../features/content/menuView.ts';
import type { BrandView } from '../../features/lists/brandViews.ts';
import type { FacetView } from '../../features/lists/facetViews.ts';
import type { Text } from '../../languages/createText.ts';

const maxBrands = 6;
const maxReading = 4;

interface Around {
  readonly text: Text;
  readonly locale: Locale;
  /** The filters of the entry’s list; undefined until they are loaded. */
  readonly facets: readonly FacetView[] | undefined;
  readonly brands: readonly BrandView[];
  /** Pages to read. */
  readonly reading: readonly MenuLink[];
}

/** The brands that the list has most of, in their own order. */
function brandLinks({ facets = [], brands }: Around): MegaMenuGroup['links'] {
  const counted = facets.find(({ key }) => key === 'brands')?.values ?? [];
  const most = new Set(
    counted
      .toSorted((a, b) => b[2] - a[2])
      .slice(0, maxBrands)
      .map(([, label]) => label),
  );
  return brands
    .filter(({ name }) => most.has(name))
    .map(({ name, href }) => ({ href, label: name }));
}

function newsLinks({ text, locale }: Around): MegaMenuGroup['links'] {
  return [
    { href: writeAddress('newProducts', locale), label: text('list.heading.new') },
    { href: writeAddress('bestSellers', locale), label: text('headerMenu.bestSellers') },
    { href: writeAddress('comingSoon', locale), label: text('list.heading.comingSoon') },
  ];
}

/** The groups of an entry with categories below it; undefined for a plain link. */
export function menuGroups(
  { children = [] }: MenuLink,
  around: Around,
): MegaMenuEntry['groups'] | undefined {
  if (children.length === 0) return undefined;
  const { text, locale, reading, brands } = around;
  const groups: readonly MegaMenuGroup[] = [
    {
      title: text('headerMenu.categories'),
      links: children.map(({ href, label }) => ({ href, label })),
    },
    { title: text('headerMenu.now'), links: newsLinks(around) },
    {
      title: text('headerMenu.brands'),
      links: [
        ...brandLinks(around),
        {
          href: writeAddress('brands', locale),
          label: text('headerMenu.allBrands', { count: brands.length }),
        },
      ],
    },
    { title: text('headerMenu.reading'), links: reading.slice(0, maxReading) },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
