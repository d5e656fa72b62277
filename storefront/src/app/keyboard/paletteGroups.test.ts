import { beforeAll, describe, expect, it } from 'vitest';
import { loadText } from '../../languages/loadText.ts';
import { marketGroups, paletteGroups, type PaletteSources } from './paletteGroups.ts';

let sources: PaletteSources;
beforeAll(async () => {
  sources = {
    text: await loadText('sv'),
    locale: 'sv',
    suggestions: undefined,
    menu: [
      { label: 'Nyheter', href: '/nyheter' },
      {
        label: 'Dam',
        href: '/c/dam',
        children: [{ label: 'Kappor & jackor', href: '/c/dam/kappor' }],
      },
    ],
    help: {
      title: 'Hjälp',
      links: [
        { label: 'Kundservice', href: '/kontakt' },
        { label: 'Retur', href: '/retur' },
      ],
    },
    recent: ['kashmir', 'chelseakängor'],
    actions: [
      {
        id: 'cart',
        label: 'Öppna varukorgen',
        sign: { kind: 'icon', icon: 'bag' },
        keys: ['G', 'V'],
      },
      { id: 'market', label: 'Byt land och språk', sign: { kind: 'dot' } },
    ],
    markets: [
      {
        channel: 'se',
        href: 'https://se.example/',
        label: 'Sverige',
        lang: 'sv-SE',
        isCurrent: true,
      },
      { channel: 'no', href: 'https://no.example/', label: 'Norge', lang: 'nb-NO' },
    ],
  };
});

const product = {
  productId: 7,
  name: 'Lång ullkappa Aino',
  firstAvailableOn: null,
  parameterGroups: null,
  totalStock: null,
  variantGroup: null,
  alias: 'aino',
  canonicalUrl: '/p/aino',
  brand: null,
  productImages: null,
  unitPrice: {
    sellingPriceIncVatFormatted: '2 399 kr',
    sellingPriceExVatFormatted: '1 919 kr',
    regularPriceIncVatFormatted: '3 399 kr',
    regularPriceExVatFormatted: '2 719 kr',
    isDiscounted: true,
  },
  lowestPrice: {
    isDiscounted: true,
    discountPercentage: 29,
    lowestPriceIncVatFormatted: '3 399 kr',
    lowestPriceExVatFormatted: '2 719 kr',
  },
};
const suggestions = {
  totalHits: 105,
  phrases: [],
  products: [product],
  categories: [{ title: 'Kappor & jackor', href: '/c/dam/kappor', parentTitle: 'Dam', count: 105 }],
  pages: [{ title: 'Så sköter du ull', href: '/ull' }],
};

/** `Group: row; row [end of the row]`, with marked parts in braces. */
const written = (value: string, changes: Partial<PaletteSources> = {}) =>
  paletteGroups(value, { ...sources, ...changes })
    .filter(({ options }) => options.length > 0)
    .map(
      ({ title, options }) =>
        `${title}: ${options
          .map(({ parts, aside }) => {
            const words = parts.map(({ text, isMarked }) => (isMarked ? `{${text}}` : text));
            return words.join('') + (aside === undefined ? '' : ` [${aside}]`);
          })
          .join('; ')}`,
    );

it.each([
  ['sv', 'norge'],
  ['fi', 'norja'],
  ['fi', 'Norge'],
] as const)('in %s a country is found by “%s”', (locale, value) => {
  const [group] = marketGroups(value, { ...sources, locale });
  expect(group?.options.map(({ id }) => id)).toEqual(['market-no']);
});

describe('the palette', () => {
  it('begins with recent searches, actions and help', () => {
    expect(written(' ')).toEqual([
      'Senaste sökningar: kashmir; chelseakängor',
      'Gör: Öppna varukorgen; Byt land och språk',
      'Hjälp: Kundservice; Retur',
    ]);
  });

  it('finds entries of the menus before the search has answered, and always offers to search', () => {
    expect(written('kapp')).toEqual(['Gå till: {Kapp}or & jackor [Dam]; Sök efter ”kapp”']);
    expect(written('xyz')).toEqual(['Gå till: Sök efter ”xyz”']);
  });

  it('lists a place once, as the search counts it', () => {
    expect(written('kapp', { suggestions })).toEqual([
      'Gå till: {Kapp}or & jackor [Dam, 105]; Så sköter du ull; Sök efter ”kapp” [105 träffar]',
      'Varor: Lång ull{kapp}a Aino',
    ]);
  });

  it('has four recent searches, and four places of many', () => {
    const recent = ['a', 'b', 'c', 'd', 'e'];
    expect(written('', { recent })[0]).toBe('Senaste sökningar: a; b; c; d');
    const menu = recent.map((name) => ({ label: `Kjol ${name}`, href: `/c/${name}` }));
    expect(written('kjol', { menu })).toEqual([
      'Gå till: {Kjol} a; {Kjol} b; {Kjol} c; {Kjol} d; Sök efter ”kjol”',
    ]);
  });

  it('finds actions and countries by their names', () => {
    expect(written('varuk')).toEqual(['Gå till: Sök efter ”varuk”', 'Gör: Öppna {varuk}orgen']);
    expect(written('NORGE')).toEqual(['Gå till: Sök efter ”NORGE”', 'Gör: {Norge}']);
    // The page is already there.
    expect(written('sverige')).toEqual(['Gå till: Sök efter ”sverige”']);
  });

  it('calls a reduced price reduced', () => {
    const [, products] = paletteGroups('kapp', { ...sources, suggestions });
    expect(products?.options[0]?.price?.reduction?.sellingLabel).toBe('Nu');
  });

  it('has an id of its own for every row, without spaces', () => {
    for (const value of ['', 'kapp', 'a', 'norge']) {
      const ids = paletteGroups(value, { ...sources, suggestions }).flatMap(({ options }) =>
        options.map(({ id }) => id),
      );
      expect([new Set(ids).size, ids.some((id) => id.includes(' '))]).toEqual([ids.length, false]);
    }
  });

  it.each([
    ['', ['Norge']],
    ['nor', ['Norge']],
    ['x', []],
  ])('among the countries, %s finds %o', (value, expected) => {
    const [group] = marketGroups(value, sources);
    expect(group?.options.map(({ parts }) => parts.map(({ text }) => text).join(''))).toEqual(
      expected,
    );
  });
});
