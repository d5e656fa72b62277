/** The Data API's default responses in stories, by operation. A story overrides some. */
import type { Site } from '@solvik/addresses';
import type { WidgetType } from '@solvik/content-schema';
import { exampleOf } from '@solvik/content-schema/editing';
import { localiseContent, type StoryLanguage } from '@solvik/design-system/testing';
import { storyCart } from './storyCarts.ts';
import { storyCards, storyProduct } from './storyGoods.ts';
import { amountIn } from './storyPrices.ts';
import { storyLanguageAt } from './storyLanguageAt.ts';

/** Data of an operation from its variables. */
export type StoryResponses = Readonly<
  Record<string, (variables: Readonly<Record<string, unknown>>) => unknown>
>;

const menuTexts: Readonly<Record<StoryLanguage, readonly string[]>> = {
  sv: ['Dam', 'Herr', 'Skor', 'Väskor', 'Bad', 'Preloved'],
  nb: ['Dame', 'Herre', 'Sko', 'Vesker', 'Bad', 'Preloved'],
  da: ['Dame', 'Herre', 'Sko', 'Tasker', 'Bad', 'Preloved'],
  fi: ['Naiset', 'Miehet', 'Kengät', 'Laukut', 'Uima-asut', 'Preloved'],
};
const pageTexts: Readonly<Record<StoryLanguage, readonly string[]>> = {
  sv: ['Leverans', 'Retur och ångerrätt', 'Storleksguide', 'Köpvillkor'],
  nb: ['Levering', 'Retur og angrerett', 'Størrelsesguide', 'Kjøpsvilkår'],
  da: ['Levering', 'Retur og fortrydelse', 'Størrelsesguide', 'Handelsbetingelser'],
  fi: ['Toimitus', 'Palautus ja peruuttaminen', 'Kokotaulukko', 'Toimitusehdot'],
};
const promiseTexts: Readonly<Record<StoryLanguage, readonly string[]>> = {
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

const reviewTexts: Readonly<Record<StoryLanguage, string>> = {
  sv: 'Tog min vanliga storlek.',
  nb: 'Jeg tok den vanlige størrelsen min.',
  da: 'Jeg tog min sædvanlige størrelse.',
  fi: 'Otin tavallisen kokoni.',
};

/**
 * A widget of the schema's own example with some fields overridden, in Swedish like the examples.
 */
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

/**
 * An area with its rows of widgets, as content is stored, in the site's language; Swedish without
 * one.
 */
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
      configuration: JSON.stringify(
        localiseContent(widget.configuration, site ? storyLanguageAt(site) : 'sv'),
      ),
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

/** A list as the catalogue returns it; `count` may exceed what is shown. */
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

/** The default responses. */
export function defaultResponses(site: Site): StoryResponses {
  const language = storyLanguageAt(site);
  const menus: Readonly<Record<string, unknown>> = {
    'top-bar': menuOf('promises', promiseTexts[language], (at) => `/page-${String(at)}`),
    'main-desktop': menuOf('main', menuTexts[language], (at) => `/c/${String(at + 1)}`),
    'main-mobile': menuOf('main', menuTexts[language], (at) => `/c/${String(at + 1)}`),
    'footer-first': menuOf(
      pageTexts[language][0] ?? '',
      pageTexts[language],
      (at) => `/page-${String(at)}`,
    ),
    'footer-second': menuOf('Solvik', [pageTexts[language][3] ?? ''], () => '/page-3'),
  };
  const [first] = menuTexts[language];
  return {
    menu: ({ menuLocationId }) => ({ getMenuAtLocation: menus[String(menuLocationId)] ?? null }),
    menuTree: ({ menuLocationId }) => ({
      getMenuAtLocation: menus[String(menuLocationId)] ?? null,
    }),
    widgetArea: () => ({ widgetArea: null }),
    cmsPages: () => ({
      cmsPages: pageTexts[language].map((title, id) => ({
        id,
        name: title,
        title,
        alias: `page-${String(id)}`,
        canonicalUrl: `/page-${String(id)}`,
      })),
    }),
    products: () => ({ products: storyList(site) }),
    productsWithSkus: () => ({ products: { products: storyCards(site).slice(0, 4) } }),
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
    productTwin: () => ({ product: { twin: null } }),
    detailedReviews: () => ({
      reviews: {
        count: 38,
        averageRating: 4.3,
        fitVotes: { small: 4, asExpected: 29, large: 5 },
        reviews: [
          {
            rating: 5,
            comment: reviewTexts[language],
            author: 'Astrid',
            reviewDate: '2026-10-02T00:00:00Z',
            language,
            size: '38',
            height: 172,
            fit: 'AS_EXPECTED',
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
