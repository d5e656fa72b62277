/**
 * A small invented catalogue for tests: a few categories, brands, styles in several colours, a campaign,
 * a menu and pages. Long: one catalogue as data.
 */
import type { Localised, MarketId } from '@solvik/shop';
import type {
  CatalogueDraft,
  CategoryDraft,
  PriceDraft,
  ProductDraft,
} from '../catalogue/catalogueDraft.ts';

export const same = (text: string): Localised => ({ sv: text, nb: text, da: text, fi: text });

export const sampleCategories: readonly CategoryDraft[] = [
  {
    key: 'women',
    name: { sv: 'Dam', nb: 'Dame', da: 'Dame', fi: 'Naiset' },
    alias: { sv: 'dam', nb: 'dame', da: 'dame', fi: 'naiset' },
    order: 1,
  },
  {
    key: 'dresses',
    parentKey: 'women',
    name: { sv: 'Klänningar', nb: 'Kjoler', da: 'Kjoler', fi: 'Mekot' },
    alias: { sv: 'klanningar', nb: 'kjoler', da: 'kjoler', fi: 'mekot' },
    order: 1,
    googleTaxonomyId: 2271,
  },
  {
    key: 'shirts',
    parentKey: 'women',
    name: { sv: 'Skjortor', nb: 'Skjorter', da: 'Skjorter', fi: 'Paidat' },
    alias: { sv: 'skjortor', nb: 'skjorter', da: 'skjorter', fi: 'paidat' },
    order: 2,
  },
  {
    key: 'men',
    name: { sv: 'Herr', nb: 'Herre', da: 'Herre', fi: 'Miehet' },
    alias: { sv: 'herr', nb: 'herre', da: 'herre', fi: 'miehet' },
    order: 2,
  },
];

const colours: readonly [Localised, string][] = [
  [{ sv: 'Svart', nb: 'Svart', da: 'Sort', fi: 'Musta' }, '#111111'],
  [{ sv: 'Röd', nb: 'Rød', da: 'Rød', fi: 'Punainen' }, '#aa2222'],
  [{ sv: 'Blå', nb: 'Blå', da: 'Blå', fi: 'Sininen' }, '#2222aa'],
];

const day = 24 * 60 * 60 * 1000;
export const sampleNow = Date.parse('2026-11-01T10:00:00Z');
const daysAgo = (days: number) => new Date(sampleNow - days * day).toISOString();

/** A price in whole kronor; a reduced one was regular for 80 days before. */
export function samplePrice(regular: number, selling = regular): PriceDraft {
  const [full, now] = [regular * 100, selling * 100];
  return {
    regular: full,
    selling: now,
    history: [
      { from: daysAgo(90), regular: full, selling: full },
      ...(now === full ? [] : [{ from: daysAgo(10), regular: full, selling: now }]),
    ],
  };
}

function samplePrices(kronor: number, selling?: number): Partial<Record<MarketId, PriceDraft>> {
  return {
    se: samplePrice(kronor, selling),
    no: samplePrice(kronor + 10, selling === undefined ? undefined : selling + 10),
    dk: samplePrice(
      Math.round(kronor * 0.7),
      selling === undefined ? undefined : Math.round(selling * 0.7),
    ),
    fi: samplePrice(
      Math.round(kronor / 10),
      selling === undefined ? undefined : Math.round(selling / 10),
    ),
  };
}

export interface SampleProduct {
  readonly key: string;
  readonly name?: Localised;
  readonly category?: string;
  readonly brand?: string;
  readonly colour?: number;
  readonly groupKey?: string;
  readonly price?: number;
  readonly selling?: number;
  readonly sizes?: readonly (readonly [string, number])[];
  readonly sold?: number;
  readonly firstAvailableOn?: string;
  readonly twinArticleNumber?: string;
}

/** One product with the values that a test cares about and defaults for the others. */
export function sampleProduct(given: SampleProduct): ProductDraft {
  const {
    key,
    name = same(`Plagg ${key}`),
    category = 'dresses',
    brand = 'lund',
    colour = 0,
    price = 499,
    selling,
    sizes = [
      ['36', 10],
      ['38', 3],
    ],
  } = given;
  const [colourName, swatch] = colours[colour % colours.length] ?? [same('Svart'), '#111111'];
  return {
    key,
    groupKey: given.groupKey,
    articleNumber: `A-${key}`,
    ...(given.twinArticleNumber && { twinArticleNumber: given.twinArticleNumber }),
    name,
    alias: same(key),
    texts: { text1: { sv: 'Ett mjukt plagg för varje dag.', fi: 'Pehmeä vaate joka päivään.' } },
    brandKey: brand,
    primaryCategoryKey: category,
    categoryKeys: [category],
    parameters: [
      {
        groupId: 1,
        identifier: 'Color',
        label: { sv: 'Färg', nb: 'Farge', da: 'Farve', fi: 'Väri' },
        value: colourName,
        swatch,
        isFilter: true,
        isShown: true,
      },
      {
        groupId: 2,
        identifier: 'Material',
        label: { sv: 'Material', nb: 'Materiale', da: 'Materiale', fi: 'Materiaali' },
        value: { sv: 'Bomull', nb: 'Bomull', da: 'Bomuld', fi: 'Puuvilla' },
        isFilter: true,
        isShown: true,
      },
    ],
    images: [
      { fileName: `${key}-front.jpg`, tags: ['front'] },
      { fileName: `${key}-back.jpg`, tags: ['back'] },
    ],
    skus: sizes.map(([size, onHand]) => ({
      key: `${key}-${size}`,
      articleNumber: `A-${key}-${size}`,
      name: size,
      weight: 300,
      stock: { onHand },
    })),
    prices: samplePrices(price, selling),
    firstAvailableOn: given.firstAvailableOn ?? '2026-06-01T00:00:00Z',
    soldCount: given.sold ?? 5,
    reviews: [
      {
        author: 'Maja',
        rating: 5,
        comment: 'Sitter fint.',
        locale: 'sv',
        date: '2026-09-01T12:00:00Z',
      },
    ],
    related: {},
  };
}

export const sampleProducts: readonly ProductDraft[] = [
  sampleProduct({
    key: 'sommar-svart',
    groupKey: 'sommar',
    name: { sv: 'Sommarklänning', nb: 'Sommerkjole', da: 'Sommerkjole', fi: 'Kesämekko' },
    price: 499,
    selling: 399,
    sold: 50,
  }),
  sampleProduct({
    key: 'sommar-rod',
    groupKey: 'sommar',
    colour: 1,
    name: { sv: 'Sommarklänning', nb: 'Sommerkjole', da: 'Sommerkjole', fi: 'Kesämekko' },
    price: 499,
    sold: 20,
  }),
  sampleProduct({
    key: 'linne',
    category: 'shirts',
    brand: 'berg',
    colour: 2,
    name: { sv: 'Skjorta i linne', nb: 'Linskjorte', da: 'Hørskjorte', fi: 'Pellavapaita' },
    price: 899,
    sizes: [
      ['S', 5],
      ['M', 0],
      ['L', 8],
    ],
    sold: 30,
  }),
  sampleProduct({
    key: 'slut',
    category: 'shirts',
    name: {
      sv: 'Slutsåld skjorta',
      nb: 'Utsolgt skjorte',
      da: 'Udsolgt skjorte',
      fi: 'Loppuunmyyty paita',
    },
    price: 299,
    sizes: [['S', 0]],
    sold: 1,
  }),
  {
    ...sampleProduct({
      key: 'bara-no',
      category: 'men',
      brand: 'berg',
      name: same('Fjellgenser'),
      price: 1299,
    }),
    prices: { no: samplePrice(1299) },
  },
];

export const sampleCatalogue: CatalogueDraft = {
  categories: sampleCategories,
  brands: [
    { key: 'lund', name: 'Lund & Ek', alias: 'lund-ek' },
    { key: 'berg', name: 'Bergväv', alias: 'bergvav' },
  ],
  products: sampleProducts,
  campaigns: [
    {
      key: 'autumn',
      name: { sv: 'Höstrea', nb: 'Høstsalg', da: 'Efterårsudsalg', fi: 'Syysale' },
      alias: { sv: 'hostrea', nb: 'hostsalg', da: 'efterarsudsalg', fi: 'syysale' },
      from: daysAgo(10),
      percent: 20,
      productKeys: ['sommar-svart'],
      markets: ['se', 'no', 'dk', 'fi'],
    },
    {
      key: 'welcome',
      name: { sv: 'Välkommen', nb: 'Velkommen', da: 'Velkommen', fi: 'Tervetuloa' },
      alias: { sv: 'valkommen', nb: 'velkommen', da: 'velkommen', fi: 'tervetuloa' },
      from: daysAgo(100),
      percent: 15,
      productKeys: [],
      promoCode: 'HEJ15',
      markets: ['se', 'no'],
      minimumOrder: { se: 50_000, no: 50_000 },
    },
    {
      key: 'old',
      name: same('Gammal'),
      alias: same('gammal'),
      from: daysAgo(100),
      to: daysAgo(50),
      percent: 10,
      productKeys: [],
      promoCode: 'GAMMAL',
      markets: ['se'],
    },
    {
      key: 'single',
      name: same('En gång'),
      alias: same('en-gang'),
      from: daysAgo(100),
      percent: 10,
      productKeys: [],
      promoCode: 'ENGANG',
      markets: ['se'],
      usageLimit: 1,
    },
  ],
  menus: [
    {
      location: 'main-desktop',
      items: [
        {
          key: 'women',
          label: sampleCategories[0]?.name ?? {},
          target: { type: 'category', key: 'women' },
          children: [
            {
              key: 'dresses',
              label: sampleCategories[1]?.name ?? {},
              target: { type: 'category', key: 'dresses' },
            },
          ],
        },
        {
          key: 'news',
          label: { sv: 'Nyheter', nb: 'Nyheter', da: 'Nyheder', fi: 'Uutuudet' },
          target: { type: 'route', route: 'newProducts' },
        },
      ],
    },
    {
      location: 'footer-first',
      title: { sv: 'Hjälp', nb: 'Hjelp', da: 'Hjælp', fi: 'Apua' },
      items: [
        {
          key: 'terms',
          label: { sv: 'Köpvillkor', nb: 'Kjøpsvilkår', da: 'Købsvilkår', fi: 'Ehdot' },
          target: { type: 'page', key: 'terms' },
        },
      ],
    },
  ],
  pages: [
    {
      key: 'terms',
      name: 'Terms',
      title: { sv: 'Köpvillkor', nb: 'Kjøpsvilkår', da: 'Købsvilkår', fi: 'Ehdot' },
      alias: { sv: 'kopvillkor', nb: 'kjopsvilkar', da: 'kobsvilkar', fi: 'ehdot' },
      tags: ['menu'],
      containers: [
        {
          id: 'text',
          name: 'text',
          layout: 'full',
          design: 'default',
          responsiveMode: '',
          widgets: [
            {
              id: 'terms',
              type: 'text',
              version: 2,
              name: 'Terms',
              size: 'full',
              fields: { heading: { sv: 'Köpvillkor', fi: 'Ehdot' } },
            },
          ],
        },
      ],
    },
    {
      key: 'front',
      name: 'Front',
      title: same('Solvik'),
      family: 'Frontpage',
      areaName: 'The front page area',
      tags: [],
      containers: [
        {
          id: 'top',
          name: 'top',
          layout: 'full',
          design: 'full-width',
          responsiveMode: 'collapse',
          widgets: [
            {
              id: 'banner',
              type: 'banner',
              version: 2,
              name: 'Banner',
              size: 'full',
              fields: { heading: { sv: 'Hej', nb: 'Hei', da: 'Hej', fi: 'Moi' } },
            },
          ],
        },
      ],
    },
    {
      key: 'dress-top',
      name: 'Dress top',
      title: same('Dresses'),
      family: 'Productlist',
      areaName: 'The top part of the product list',
      filters: [{ key: 'Category', value: 'dresses' }],
      tags: [],
      containers: [],
    },
  ],
};
