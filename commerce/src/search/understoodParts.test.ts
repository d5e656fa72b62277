/** What a search is understood to narrow goods down by, and what is searched without each part. */
import type { Locale } from '@solvik/shop';
import { sites } from '@solvik/addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchPage } from '../elevate/queries/listPage.ts';
import { sampleCatalogue, sampleProduct, sampleProducts } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import type { UnderstoodPart } from './understoodParts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const brands = sampleCatalogue.brands.map((each) =>
    each.key === 'berg' ? { ...each, name: 'Rosa' } : each,
  );
  const jeans = sampleProduct({
    key: 'jeans',
    category: 'shirts',
    name: { sv: 'Jeans', nb: 'Jeans', da: 'Jeans', fi: 'Farkut' },
    price: 799,
    sizes: [
      ['W30/L32', 3],
      ['W32/L34', 3],
    ],
  });
  const products = [...sampleProducts, jeans];
  await shop.commerce.writeCatalogue({ ...sampleCatalogue, brands, products });
});
afterAll(() => shop.remove());

const markOf = (part: UnderstoodPart): string => {
  if (part.kind === 'price') return `${String(part.lowest ?? '')}–${String(part.highest ?? '')}`;
  return part.kind === 'reduced' ? '%' : `${part.kind} ${part.label}`;
};

/** Each part with what is left without it: `colour Röd > klänning 38`. */
async function understood(locale: Locale, q: string, origin = 'ORGANIC') {
  const market = sites.find((site) => site.locale === locale)?.marketId ?? '';
  const { body } = await shop.commerce.storefrontSearch.query(
    'search-page',
    new URLSearchParams({ market, locale, notify: 'false', q, origin }),
  );
  return (body as SearchPage).understood.map((part) => `${markOf(part)} > ${part.rest}`);
}

const table: readonly (readonly [Locale, string, readonly string[]])[] = [
  [
    'sv',
    'röd klänning 38 under 1000',
    [
      'colour Röd > klänning 38 under 1000',
      'size 38 > röd klänning under 1000',
      '–1000 > röd klänning 38',
    ],
  ],
  ['nb', 'røde kjoler opptil 800 kr', ['colour Rød > kjoler opptil 800 kr', '–800 > røde kjoler']],
  ['da', 'rød kjole udsalg', ['colour Rød > kjole udsalg', '% > rød kjole']],
  ['fi', 'punainen mekko alle 50 €', ['colour Punainen > mekko alle 50 €', '–50 > punainen mekko']],
  [
    'sv',
    'klänning mellan 300 och 600 rea',
    ['300–600 > klänning rea', '% > klänning mellan 300 och 600'],
  ],
  ['sv', 'klänningar över 300 kr', ['300– > klänningar']],
  // What leads up to a part goes with it.
  ['sv', 'klänning i storlek 38', ['size 38 > klänning']],
  ['sv', 'klänning i svart', ['colour Svart > klänning']],
  ['nb', 'kjole str 38', ['size 38 > kjole']],
  ['da', 'kjole størrelse 38', ['size 38 > kjole']],
  ['fi', 'mekko koko 38', ['size 38 > mekko']],
  // A waist and a length, with the letters and without.
  ['sv', 'jeans 30/32', ['size W30/L32 > jeans']],
  ['fi', 'farkut w32/l34', ['size W32/L34 > farkut']],
  // A colour that the shop calls nothing so, but shades of it.
  ['sv', 'gula klänningar', ['colour Gul > klänningar']],
  ['fi', 'keltaiset mekot', ['colour Keltainen > mekot']],
  // The words of other lists stay.
  ['sv', 'nya klänningar rea', ['% > nya klänningar']],
  // Of what was searched in place of the words.
  ['sv', 'röd klännning', ['colour Röd > klänning']],
  // A brand that is called like a colour.
  ['sv', 'rosa skjorta', []],
  // It may begin a word.
  ['sv', 'skjorta s', []],
  // Only words, or nothing beside one part.
  ['sv', 'klänning', []],
  ['sv', 'nya klänningar', []],
  ['sv', 'under 500', []],
  ['sv', 'rea', []],
  ['nb', 'rød', []],
  ['fi', 'koko 38', []],
  ['sv', 'rea under 500', ['% > under 500', '–500 > rea']],
];

describe('a search', () => {
  it.each(table)('in %s for “%s” is understood as %j', async (locale, q, parts) => {
    expect(await understood(locale, q)).toEqual(parts);
  });

  it('has no parts where its correction is undone', async () => {
    expect(await understood('sv', 'röd klännning', 'UNDO_AUTO_CORRECT')).toEqual([]);
  });
});
