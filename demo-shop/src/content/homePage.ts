import { channelOf, demoLocales } from '../demoLocales.ts';
import type { PageDraft } from '@solvik/commerce';
import type { CategoryKey } from '../categories.ts';
import { newsletter } from './companionContainers.ts';
import { container, widget } from './containers.ts';
import { contentWords } from './contentWordsByLocale.ts';
import { aliasOf, categoryPath, listPath, pagePath } from './shopPaths.ts';

const tiles = [
  ['coats', 'women-coats', 'half'],
  ['knitwear', 'women-knitwear', 'quarter'],
  ['dresses', 'women-dresses', 'quarter'],
  ['shoes', 'shoes', 'quarter'],
  ['bags', 'bags', 'quarter'],
] as const satisfies readonly (readonly [string, CategoryKey, 'half' | 'quarter'])[];

/**
 * The shop's home page: a hero, four figures, categories, two offers, new products, an article,
 * best sellers, and recently viewed products.
 */
export function homePage(): PageDraft {
  return {
    key: 'front',
    name: 'front',
    title: Object.fromEntries(
      demoLocales.map((locale) => [locale, contentWords[locale].front.title]),
    ),
    description: Object.fromEntries(
      demoLocales.map((locale) => [locale, contentWords[locale].front.description]),
    ),
    family: 'Frontpage',
    areaName: 'The front page area',
    tags: [],
    containers: [
      container('Hero', 'full', 'full-width', [
        widget('hero', 'Winter coats', ({ front: { hero } }, locale) => ({
          tone: 'accent',
          eyebrow: hero.eyebrow,
          heading: hero.heading,
          text: hero.text,
          image: {
            file: `still-coats-${channelOf(locale)}.webp`,
            alt: hero.alt,
            focalPoint: { x: 0.5, y: 0.45 },
          },
          link: { label: hero.link, href: categoryPath(locale, 'women-coats') },
        })),
      ]),
      container('Promises', 'full', 'full-width', [
        widget('selling-points', 'Four figures', ({ front }) => ({ figures: front.figures })),
      ]),
      container('Shelves', 'quarter', 'default', [
        widget('text', 'Shelves heading', ({ front }) => ({ heading: front.categories })),
        ...tiles.map(([tile, category, size]) =>
          widget(
            'banner',
            `Tile ${tile}`,
            ({ front }, locale) => ({
              presentation: 'tile',
              tone: tile === 'coats' ? 'tint' : 'shade',
              heading: front.tiles[tile].label,
              image: {
                file:
                  tile === 'coats' ? `tile-coats-${channelOf(locale)}.webp` : `tile-${tile}.webp`,
                alt: front.tiles[tile].alt,
              },
              link: { label: front.tiles[tile].label, href: categoryPath(locale, category) },
            }),
            size,
          ),
        ),
      ]),
      container('Offers', 'half', 'default', [
        widget(
          'offers',
          'Knitwear code',
          ({ front: { knitOffer }, codes, themes: { knitCode } }, locale) => ({
            tone: 'tint',
            heading: knitOffer.heading,
            text: knitCode.text,
            figure: '20',
            unit: '%',
            code: codes.knit.code,
            terms: knitCode.terms,
            link: { label: knitOffer.link, href: categoryPath(locale, 'women-knitwear') },
          }),
          'half',
        ),
        widget(
          'banner',
          'Preloved',
          ({ front: { prelovedOffer } }, locale) => ({
            presentation: 'figure',
            tone: 'shade',
            heading: prelovedOffer.heading,
            text: prelovedOffer.text,
            figure: prelovedOffer.figure,
            unit: prelovedOffer.unit,
            link: { label: prelovedOffer.link, href: categoryPath(locale, 'preloved') },
          }),
          'half',
        ),
      ]),
      container('New this week', 'full', 'default', [
        widget('product-list', 'New this week', ({ front: { latest } }, locale) => ({
          presentation: 'row',
          heading: latest.heading,
          link: { label: latest.link, href: listPath(locale, 'newProducts') },
          query: { category: aliasOf(locale, 'women'), sort: 'LATEST', take: 8 },
        })),
      ]),
      container('To read', 'full', 'default', [
        widget('banner', 'Caring for wool', ({ front: { article } }, locale) => ({
          presentation: 'article',
          tone: 'tint',
          eyebrow: article.eyebrow,
          heading: article.heading,
          text: article.text,
          image: { file: `still-knit-${channelOf(locale)}.webp`, alt: article.alt },
          link: { label: article.link, href: pagePath(locale, 'wool-care') },
        })),
      ]),
      container('Most worn', 'full', 'default', [
        widget('product-list', 'Most worn', ({ front: { loved } }, locale) => ({
          presentation: 'row',
          heading: loved.heading,
          link: { label: loved.link, href: listPath(locale, 'bestSellers') },
          query: { sort: 'MOST_SOLD', take: 8 },
        })),
      ]),
      container('Recently viewed', 'full', 'default', [
        widget('product-list', 'Recently viewed', ({ themes }) => ({
          heading: themes.rows.viewed,
          source: 'recently-viewed',
        })),
      ]),
      container('Favourites', 'full', 'default', [
        widget('product-list', 'Favourites', ({ themes }) => ({
          heading: themes.rows.favourites,
          source: 'favourites',
        })),
      ]),
      newsletter('front'),
    ],
  };
}
