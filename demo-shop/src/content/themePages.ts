/** The theme pages: an outfit, the resale of a coat, a promo code for the weekend, the club. */
import { channels, markets } from '@solvik/shop';
import { channelOf, demoLocales, demoSource } from '../demoLocales.ts';
import type { StoredContainer } from '@solvik/content-schema/editing';
import type { PageDraft } from '@solvik/commerce';
import type { CategoryKey } from '../categories.ts';
import { outfitPieces } from '../demoPictures.ts';
import { newsletter, quoteOfCoat } from './companionContainers.ts';
import { container, widget } from './containers.ts';
import { contentWords } from './contentWordsByLocale.ts';
import { productNumber } from './productNumbers.ts';
import { richTextOf } from './richTextOf.ts';
import { aliasOf, categoryPath, listPath, pageAliases, themeKeys } from './shopPaths.ts';
import { weekendEnds, withOffset } from './weekendEnds.ts';

/** Categories, each pictured by one of its products. */
const layers = [
  ['women-roll-necks', 'roll-neck-02-cornflower'],
  ['women-cardigans', 'cardigan-01-forest'],
  ['women-knit-vests', 'knit-vest-04-mustard'],
  ['accessories-scarves', 'scarf-03-sage'],
] as const satisfies readonly (readonly [CategoryKey, string])[];
const picked = ['jumper-04-rust', 'roll-neck-02-sage', 'cardigan-02-dusty-rose', 'scarf-03-camel'];
const woolBrands = ['lumi', 'tjarn', 'myrull', 'lauvas', 'mossa', 'enetorp'];

/** One of the pages, with its heading and lead in their own row. */
const opening = (key: 'layering' | 'second-life' | 'weekend') =>
  container('Opening', 'full', 'default', [
    widget('text', 'Opening', ({ themes }) => ({
      alignment: 'centre',
      heading: themes[key].title,
      lead: themes[key].lead,
    })),
  ]);

function layering(): StoredContainer[] {
  return [
    opening('layering'),
    container('Look', 'full', 'default', [
      widget(
        'shop-the-look',
        'Four pieces',
        ({
          themes: {
            layering: { outfit },
          },
        }) => ({
          heading: outfit.heading,
          text: outfit.text,
          image: { file: 'look-winter.webp', alt: outfit.alt },
          pieces: outfitPieces.map(({ key, place }) => ({ place, product: [productNumber(key)] })),
        }),
      ),
    ]),
    container('Picks', 'full', 'default', [
      widget('product-list', 'Picks', ({ themes }) => ({
        presentation: 'grid',
        heading: themes.layering.picks,
        source: 'picked',
        products: picked.map(productNumber),
      })),
    ]),
    container('Shelves', 'full', 'default', [
      widget('category-tiles', 'Layers', ({ themes }, locale) => ({
        heading: themes.layering.categories,
        tiles: layers.map(([key, piece]) => ({
          category: aliasOf(locale, key),
          image: { file: `${piece}-front.webp`, alt: '' },
        })),
      })),
    ]),
    container('Brands', 'full', 'default', [
      widget(
        'brand-list',
        'Wool',
        (
          {
            themes: {
              layering: { brands },
            },
          },
          locale,
        ) => ({
          heading: brands.heading,
          brands: woolBrands.map((brand) => ({ brand })),
          link: { label: brands.link, href: listPath(locale, 'brands') },
        }),
      ),
    ]),
  ];
}

function secondLife(): StoredContainer[] {
  return [
    opening('second-life'),
    container('Before and after', 'full', 'default', [
      widget(
        'before-after',
        'One coat, two colours',
        ({
          themes: {
            'second-life': { compare },
          },
        }) => ({
          heading: compare.heading,
          text: compare.text,
          before: { file: 'wool-coat-02-rust-front.webp', alt: compare.beforeAlt },
          beforeLabel: compare.before,
          after: { file: 'wool-coat-02-chocolate-front.webp', alt: compare.afterAlt },
          afterLabel: compare.after,
        }),
      ),
    ]),
    container('Words', 'full', 'default', [
      widget('rich-text', 'What can be done', ({ themes }, locale) => ({
        body: richTextOf(locale, themes['second-life'].body),
      })),
    ]),
    quoteOfCoat(),
    container('Preloved', 'full', 'default', [
      widget(
        'product-list',
        'Preloved',
        (
          {
            themes: {
              'second-life': { goods },
            },
          },
          locale,
        ) => ({
          heading: goods.heading,
          link: { label: goods.link, href: categoryPath(locale, 'preloved') },
          query: { category: aliasOf(locale, 'preloved'), sort: 'LATEST', take: 8 },
        }),
      ),
    ]),
  ];
}

function weekend(now: Date): StoredContainer[] {
  const ends = weekendEnds(now);
  const offer = widget(
    'offers',
    'Weekend code',
    (
      {
        codes,
        themes: {
          weekend: { offer: words },
        },
      },
      locale,
    ) => ({
      tone: 'accent',
      heading: words.heading,
      text: words.text,
      figure: '15',
      unit: '%',
      code: codes.weekend.code,
      terms: words.terms,
      ends: withOffset(ends, markets[channels[channelOf(locale)].defaultMarket].timeZone),
    }),
  );
  return [
    opening('weekend'),
    // For a day it shows that the offer has ended; then it is removed.
    container('Code', 'full', 'default', [
      { ...offer, schedule: { to: `${dayAfter(ends)}T23:59`, timeZone: 'market' } },
    ]),
    container('Best sellers', 'full', 'default', [
      widget('product-list', 'Best sellers', ({ themes }) => ({
        heading: themes.weekend.goods,
        source: 'recommended',
      })),
    ]),
  ];
}

const dayAfter = (wall: string): string =>
  new Date(Date.parse(`${wall}Z`) + 86_400_000).toISOString().slice(0, 10);

function club(): StoredContainer[] {
  return [
    container('Levels', 'full', 'default', [
      widget('membership', 'Three levels', ({ themes: { club: words } }) => ({
        heading: words.title,
        lead: words.lead,
        terms: words.terms,
        levels: words.levels.map(({ name, from, benefits }) => ({
          name,
          from,
          benefits: benefits.map((benefit) => ({ benefit })),
        })),
      })),
    ]),
    container('Bonus', 'full', 'default', [
      widget(
        'offers',
        'Bonus',
        ({
          themes: {
            club: { voucher },
          },
        }) => ({
          presentation: 'voucher',
          tone: 'tint',
          heading: voucher.heading,
          text: voucher.text,
          figure: voucher.figure,
          unit: voucher.unit,
          terms: voucher.terms,
        }),
      ),
    ]),
    newsletter('club'),
  ];
}

export function themePages(now: Date): PageDraft[] {
  const containers = { layering, 'second-life': secondLife, weekend: () => weekend(now), club };
  return themeKeys.map((key) => ({
    key,
    name: contentWords[demoSource].themes[key].title,
    title: Object.fromEntries(
      demoLocales.map((locale) => [locale, contentWords[locale].themes[key].title]),
    ),
    description: Object.fromEntries(
      demoLocales.map((locale) => [locale, contentWords[locale].themes[key].description]),
    ),
    alias: pageAliases[key],
    tags: [],
    containers: containers[key](),
  }));
}
