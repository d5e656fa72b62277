/** What the Data API of stories answers, by operation: the shop as it usually is. A story says what differs. */
import type { Locale } from '@solvik/addresses';
import type { WidgetType } from '@solvik/content-schema';
import { exampleOf } from '@solvik/content-schema/editing';
import { tellContent } from '@solvik/design-system/testing';
import type { Site } from '../features/market/sites.ts';
import { amountIn, storyCards, storyCart, storyProduct } from './storyGoods.ts';

/** Data of an operation from its variables. */
export type StoryAnswers = Readonly<
  Record<string, (variables: Readonly<Record<string, unknown>>) => unknown>
>;

const menuWords: Readonly<Record<Locale, readonly string[]>> = {
  sv: ['Dam', 'Herr', 'Skor', 'Väskor', 'Bad', 'Preloved'],
  nb: ['Dame', 'Herre', 'Sko', 'Vesker', 'Bad', 'Preloved'],
  da: ['Dame', 'Herre', 'Sko', 'Tasker', 'Bad', 'Preloved'],
  fi: ['Naiset', 'Miehet', 'Kengät', 'Laukut', 'Uima-asut', 'Preloved'],
};
const pageWords: Readonly<Record<Locale, readonly string[]>> = {
  sv: ['Leverans', 'Retur och ångerrätt', 'Storleksguide', 'Köpvillkor'],
  nb: ['Levering', 'Retur og angrerett', 'Størrelsesguide', 'Kjøpsvilkår'],
  da: ['Levering', 'Retur og fortrydelse', 'Størrelsesguide', 'Handelsbetingelser'],
  fi: ['Toimitus', 'Palautus ja peruuttaminen', 'Kokotaulukko', 'Toimitusehdot'],
};
const promiseWords: Readonly<Record<Locale, readonly string[]>> = {
  sv: ['14 dagars returrätt', 'Kundservice vardagar 8–17'],
  nb: ['14 dagers returrett', 'Kundeservice hverdager 8–17'],
  da: ['14 dages returret', 'Kundeservice hverdage 8–17'],
  fi: ['14 päivän palautusoikeus', 'Asiakaspalvelu arkisin klo 8–17'],
};

const menuOf = (title: string, labels: readonly string[], pathOf: (at: number) => string) => ({
  title,
  menuItems: labels.map((label, order) => ({
    label,
    title: label,
    canonicalUrl: pathOf(order),
    hidden: false,
    order,
  })),
});

const reviewWords: Readonly<Record<Locale, string>> = {
  sv: 'Tog min vanliga storlek.',
  nb: 'Jeg tok den vanlige størrelsen min.',
  da: 'Jeg tog min sædvanlige størrelse.',
  fi: 'Otin tavallisen kokoni.',
};

/** A widget of the schema's own example with some fields said otherwise, in Swedish as the examples are. */
export function storyWidget(
  type: WidgetType,
  title: string,
  changes: Readonly<Record<string, unknown>> = {},
  size = 'full',
) {
  return {
    name: title,
    type,
    size,
    sortOrder: 0,
    classNames: [],
    configuration: exampleOf(type, title, changes),
  };
}

/** An area with its rows of widgets, as content is stored, in the site's language; Swedish without one. */
export function storyArea(
  rows: readonly (readonly ReturnType<typeof storyWidget>[])[],
  { site, tags = [] }: { readonly site?: Site; readonly tags?: readonly string[] } = {},
) {
  const containers = rows.map((widgets, row) => ({
    id: row,
    name: String(row),
    layout: widgets.length === 1 ? 'full' : 'half',
    design: row === 0 ? 'full-width' : 'default',
    responsiveMode: '',
    classNames: [],
    sortOrder: row,
    widgets: widgets.map((widget, at) => ({
      ...widget,
      configuration: JSON.stringify(tellContent(widget.configuration, site?.locale ?? 'sv')),
      id: String(row * 10 + at),
    })),
  }));
  return { id: 1, name: 'Story', title: 'Story', tags, meta: null, containers };
}

const sizeValues = ['34', '36', '38', '40', '42', '44'].map((size, order) => ({
  _id: size,
  facetId: `sku_${size}`,
  label: size,
  order,
  count: order + 3,
  hidden: false,
}));

/** A list as the catalogue answers with it; `count` may be more than is shown. */
export const storyList = (site: Site, count = 61) => ({
  count,
  products: count === 0 ? [] : storyCards(site),
  filters: {
    price: { lowest: amountIn(site, 199), highest: amountIn(site, 2499) },
    facets:
      count === 0
        ? []
        : [
            {
              filterId: 'sku',
              type: 'Sku',
              group: 'sku',
              label: null,
              order: 0,
              values: sizeValues,
            },
          ],
  },
});

/** The shop as it usually is. */
export function usualAnswers(site: Site): StoryAnswers {
  const { locale } = site;
  const menus: Readonly<Record<string, unknown>> = {
    'top-bar': menuOf('promises', promiseWords[locale], (at) => `/page-${String(at)}`),
    'main-desktop': menuOf('main', menuWords[locale], (at) => `/c/${String(at + 1)}`),
    'main-mobile': menuOf('main', menuWords[locale], (at) => `/c/${String(at + 1)}`),
    'footer-first': menuOf(
      pageWords[locale][0] ?? '',
      pageWords[locale],
      (at) => `/page-${String(at)}`,
    ),
    'footer-second': menuOf('Solvik', [pageWords[locale][3] ?? ''], () => '/page-3'),
  };
  const [first] = menuWords[locale];
  return {
    menu: ({ menuLocationId }) => ({ getMenuAtLocation: menus[String(menuLocationId)] ?? null }),
    menuTree: ({ menuLocationId }) => ({
      getMenuAtLocation: menus[String(menuLocationId)] ?? null,
    }),
    widgetArea: () => ({ widgetArea: null }),
    cmsPages: () => ({
      cmsPages: pageWords[locale].map((title, id) => ({
        id,
        name: title,
        title,
        alias: `page-${String(id)}`,
        canonicalUrl: `/page-${String(id)}`,
      })),
    }),
    products: () => ({ products: storyList(site) }),
    productRow: () => ({ products: { products: storyCards(site).slice(0, 4) } }),
    listPageInfo: () => ({
      listPageInfo: {
        name: first,
        hideTitle: false,
        hideDescription: false,
        canonicalUrl: '/c/1',
        primaryDescription: null,
        meta: null,
        subCategories: [],
        alternativeUrls: [],
      },
    }),
    product: () => ({
      product: storyProduct(site, [
        ['36', 20],
        ['38', 3],
        ['40', 20],
        ['42', 0],
      ]),
    }),
    relatedProducts: () => ({ relatedProducts: storyCards(site).slice(1, 5) }),
    reviews: () => ({
      reviews: {
        count: 38,
        averageRating: 4.3,
        reviews: [
          {
            rating: 5,
            comment: reviewWords[locale],
            author: 'Astrid',
            reviewDate: '2026-10-02T00:00:00Z',
          },
        ],
      },
    }),
    brands: () => ({
      brands: ['Ekdal', 'Halm', 'Hede & Havre', 'Lumi', 'Norrvik', 'Sund', 'Tjärn', 'Åkerbär'].map(
        (name, brandId) => ({ name, alias: name, canonicalUrl: `/b/${String(brandId)}` }),
      ),
    }),
    getCart: () => ({ getCart: storyCart(site) }),
  };
}
