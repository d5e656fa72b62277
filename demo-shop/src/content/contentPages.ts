import { channelOf, demoLocales, demoSource } from '../demoLocales.ts';
import type { StoredContainer } from '@solvik/content-schema/editing';
import type { PageDraft } from '@solvik/commerce';
import type { CategoryKey } from '../categories.ts';
import { companionsOf } from './companionContainers.ts';
import { container, widget } from './containers.ts';
import { contentWords } from './contentWordsByLocale.ts';
import { richTextOf } from './richTextOf.ts';
import { aliasOf, type ArticleKey, articleKeys, pageAliases, pagePath } from './shopPaths.ts';

function article(key: ArticleKey): StoredContainer[] {
  return [
    container('Article', 'full', 'default', [
      widget('rich-text', 'Article', ({ pages }, locale) => ({
        heading: pages[key].title,
        lead: pages[key].lead,
        body: richTextOf(locale, pages[key].body),
      })),
    ]),
  ];
}

/** How to measure, the size tables, then notes on jeans and bikinis. */
function sizeGuide(): StoredContainer[] {
  return [
    container('Measures', 'full', 'default', [
      widget('size-guide', 'Measures', ({ pages, sizeGuide: { stepsHeading, steps, tables } }) => ({
        heading: pages['size-guide'].title,
        lead: pages['size-guide'].lead,
        stepsHeading,
        steps,
        tables: tables.map(({ caption, columns, lines = [], rows }) => ({
          caption,
          columns: columns.map((head, at) => ({ head, line: lines[at] ?? 'none' })),
          rows: rows.map(([size, ...measures]) => ({
            size,
            measures: measures.map((measure) => ({ measure })),
          })),
        })),
      })),
    ]),
    container('Notes', 'full', 'default', [
      widget('rich-text', 'Notes', ({ pages }, locale) => ({
        body: richTextOf(locale, pages['size-guide'].body),
      })),
    ]),
  ];
}

/**
 * The pages that a shop must have, and optional ones: each an article in four languages with its
 * companions and the side menu.
 */
export function contentPages(): PageDraft[] {
  return articleKeys.map((key) => ({
    key,
    name: contentWords[demoSource].pages[key].title,
    title: Object.fromEntries(
      demoLocales.map((locale) => [locale, contentWords[locale].pages[key].title]),
    ),
    description: Object.fromEntries(
      demoLocales.map((locale) => [locale, contentWords[locale].pages[key].description]),
    ),
    alias: pageAliases[key],
    tags: ['menu'],
    containers: [
      ...(key === 'size-guide' ? sizeGuide() : article(key)),
      ...(companionsOf[key]?.() ?? []),
    ],
  }));
}

const recentlyViewed = () =>
  container('Recently viewed', 'full', 'default', [
    widget('product-list', 'Recently viewed', ({ themes }) => ({
      heading: themes.rows.viewed,
      source: 'recently-viewed',
    })),
  ]);

/** Categories, each pictured by one of its products. */
const besideCoats = [
  ['women-jumpers', 'jumper-04-oat'],
  ['accessories-scarves', 'scarf-03-camel'],
  ['shoes-boots', 'chelsea-boots-02-brown'],
  ['accessories-hats', 'beanie-02-navy'],
] as const satisfies readonly (readonly [CategoryKey, string])[];

/**
 * Areas are named by their keys, because the workbench labels them by location: an editorial tile
 * among the coats, matching products below them, recently viewed products below every
 * list.
 */
export function areas(): PageDraft[] {
  return [
    {
      key: 'list-top-coats',
      name: 'list-top-coats',
      title: {},
      family: 'Productlist',
      areaName: 'The top part of the product list',
      filters: [{ key: 'Category', value: 'women-coats' }],
      tags: [],
      containers: [
        container('Layers', 'half', 'default', [
          widget(
            'banner',
            'Layers',
            ({ layers }, locale) => ({
              presentation: 'tile',
              tone: 'accent',
              heading: layers.heading,
              text: layers.text,
              image: { file: `still-layers-${channelOf(locale)}.webp`, alt: layers.alt },
              link: { label: layers.link, href: pagePath(locale, 'layering') },
            }),
            'half',
          ),
        ]),
      ],
    },
    {
      key: 'list-bottom-coats',
      name: 'list-bottom-coats',
      title: {},
      family: 'Productlist',
      areaName: 'The bottom part of the product list',
      filters: [{ key: 'Category', value: 'women-coats' }],
      tags: [],
      containers: [
        container('Beside coats', 'full', 'default', [
          widget('category-tiles', 'Beside coats', ({ themes }, locale) => ({
            heading: themes.besideCoats,
            tiles: besideCoats.map(([key, piece]) => ({
              category: aliasOf(locale, key),
              image: { file: `${piece}-front.webp`, alt: '' },
            })),
          })),
        ]),
        recentlyViewed(),
      ],
    },
    {
      key: 'list-bottom',
      name: 'list-bottom',
      title: {},
      family: 'Productlist',
      areaName: 'The bottom part of the product list',
      tags: [],
      containers: [recentlyViewed()],
    },
    {
      key: 'product',
      name: 'product',
      title: {},
      family: 'Product',
      areaName: 'Product detail page',
      tags: [],
      // The page has its own row of these.
      containers: [],
    },
  ];
}
