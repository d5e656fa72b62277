/** Lists and pages of the shop that a search names, in every market. */
import { sites } from '@solvik/addresses';
import type { Locale } from '@solvik/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { same, sampleCatalogue, sampleProducts } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import type { Autocomplete } from './queries/autocomplete.ts';
import type { ContentSearchPage } from './queries/content.ts';
import type { SearchPage } from './queries/listPage.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

async function ask<Body>(locale: Locale, name: string, q: string): Promise<Body> {
  const site = sites.find((each) => each.locale === locale);
  const { status, body } = await shop.commerce.storefrontSearch.query(
    name,
    new URLSearchParams({ market: site?.marketId ?? '', locale, notify: 'false', q }),
  );
  expect(status).toBe(200);
  return body as Body;
}
const linksFor = async (locale: Locale, q: string) => {
  const { primaryList } = await ask<ContentSearchPage>(locale, 'content-search-page', q);
  return primaryList.contents
    .filter(({ isNamed }) => isNamed)
    .map(({ title, link }) => `${title} ${link}`);
};
const countOf = async (locale: Locale, q: string) =>
  (await ask<SearchPage>(locale, 'search-page', q)).primaryList.totalHits;

/** Language, text, and the links that it has, each after its title. */
const table: readonly (readonly [Locale, string, readonly string[]])[] = [
  ['sv', 'nyheter', ['Nyheter /nyheter']],
  ['nb', 'nyheter', ['Nyheter /nyheter']],
  ['da', 'nyheder', ['Nyheder /nyheder']],
  ['fi', 'uutuudet', ['Uutuudet /uutuudet']],
  ['sv', 'bästsäljare', ['Bästsäljare /b%C3%A4sts%C3%A4ljare-just-nu']],
  ['nb', 'bestselgere', ['Bestselgere /bestselgere-akkurat-n%C3%A5']],
  ['da', 'bestsellere', ['Bestsellere /bestseller-lige-nu']],
  ['fi', 'suosituimmat', ['Myydyimmät /parhaiten-myydyt-just-nyt']],
  ['sv', 'klänningar rea', ['Allt på rea /s/rea']],
  ['nb', 'kjoler salg', ['Alt på salg /s/salg']],
  ['da', 'kjoler udsalg', ['Alt på udsalg /s/udsalg']],
  ['fi', 'mekot ale', ['Kaikki alessa /s/ale']],
  ['sv', 'varumärken', ['Märken /m%C3%A4rken']],
  ['nb', 'merker', ['Merker /merker']],
  ['da', 'mærker', ['Mærker /m%C3%A6rker']],
  ['fi', 'brändit', ['Merkit /merkit']],
  ['sv', 'favoriter', ['Favoriter /favoriter']],
  ['nb', 'favoritter', ['Favoritter /favoritter']],
  ['da', 'favoritter', ['Favoritter /favoritter']],
  ['fi', 'suosikit', ['Suosikit /suosikkeja']],
  ['sv', 'varukorg', ['Varukorgen /varukorg']],
  ['nb', 'handlekurv', ['Handlekurven /handlekurv']],
  ['da', 'kurv', ['Kurven /kurv']],
  ['fi', 'ostoskori', ['Ostoskori /ostoskori']],
  ['sv', 'jämför', ['Jämför /j%C3%A4mf%C3%B6r']],
  ['nb', 'sammenlign', ['Sammenlign /sammenlign']],
  ['da', 'sammenlign', ['Sammenlign /sammenlign']],
  ['fi', 'vertaa', ['Vertaa /vertaa']],
  // The sale is the search itself, and has its campaigns beside it.
  ['sv', 'rea', ['Höstrea /dc/hostrea']],
  // Nothing is coming, so there is no such list.
  ['sv', 'kommer snart', []],
  ['sv', 'köpvillkor', ['Köpvillkor /kopvillkor']],
];

describe('a search', () => {
  it.each(table)('in %s for “%s” leads to %j', async (locale, q, links) => {
    expect((await linksFor(locale, q)).map(decodeURI)).toEqual(links.map(decodeURI));
  });

  it.each([
    ['sv', 'rea', 'klänningar rea', 'nya klänningar', 'klänningar'],
    ['nb', 'salg', 'kjoler salg', 'nye kjoler', 'kjoler'],
    ['da', 'udsalg', 'kjoler udsalg', 'nye kjoler', 'kjoler'],
    ['fi', 'ale', 'mekot ale', 'uudet mekot', 'mekot'],
  ] as const)(
    'in %s for “%s” has reduced products alone',
    async (locale, sale, both, fresh, all) => {
      const { primaryList } = await ask<SearchPage>(locale, 'search-page', sale);
      const prices = primaryList.productGroups.flatMap(({ products }) =>
        products
          .slice(0, 1)
          .map(({ listPrice, sellingPrice }) => [listPrice.min, sellingPrice.min] as const),
      );
      expect(prices.length).toBeGreaterThan(0);
      for (const [list, selling] of prices) expect(selling).toBeLessThan(list);
      expect(await countOf(locale, both)).toBe(1);
      expect(await countOf(locale, fresh)).toBe(await countOf(locale, all));
    },
  );

  it.each([
    ['köpvillkor', 1],
    ['köpvillkor norge', 1],
    // One of three words is no reason to read a page.
    ['köpvillkor svart kappa', 0],
  ])('for “%s” offers %i pages to read', async (q, count) => {
    const { primaryList } = await ask<ContentSearchPage>('sv', 'content-search-page', q);
    expect(primaryList.totalHits).toBe(count);
  });

  it('has the links in its suggestions, before the pages that have its words', async () => {
    const { contentLists } = await ask<Autocomplete>('sv', 'autocomplete', 'nyheter');
    expect(contentLists).toEqual([
      { id: 'pages', contents: [expect.objectContaining({ link: '/nyheter', isNamed: true })] },
    ]);
  });

  it('for the sale leads to the campaigns that reduce something now, without a code', async () => {
    const [autumn] = sampleCatalogue.campaigns;
    if (!autumn) throw new Error('There is no campaign.');
    const alias = (key: string) => ({ key, name: same(key), alias: same(key) });
    await shop.commerce.writeCatalogue({
      ...sampleCatalogue,
      campaigns: [
        autumn,
        { ...autumn, ...alias('ended'), to: autumn.from },
        { ...autumn, ...alias('elsewhere'), markets: ['no'] },
        { ...autumn, ...alias('nothing'), productKeys: [] },
        { ...autumn, ...alias('code'), promoCode: 'KOD' },
      ],
    });
    expect(await linksFor('sv', 'rea')).toEqual(['Höstrea /dc/hostrea']);
    expect(await linksFor('nb', 'salg')).toEqual([
      'Høstsalg /dc/hostsalg',
      'elsewhere /dc/elsewhere',
    ]);
  });

  it('leads to what is coming where the shop has it, and to no sale where nothing is reduced', async () => {
    const full = sampleProducts.map((product) => ({
      ...product,
      prices: Object.fromEntries(
        Object.entries(product.prices).map(([market, price]) => [
          market,
          { ...price, selling: price.regular, history: [] },
        ]),
      ),
    }));
    await shop.commerce.writeCatalogue({
      ...sampleCatalogue,
      campaigns: [],
      products: full,
      categories: [
        ...sampleCatalogue.categories,
        {
          key: 'coming',
          isHidden: true,
          order: 9,
          name: { sv: 'Kommer snart', nb: 'Kommer snart', da: 'Kommer snart', fi: 'Tulossa pian' },
          alias: { sv: 'kommer-snart', nb: 'kommer-snart', da: 'kommer-snart', fi: 'tulossa-pian' },
        },
      ],
    });
    expect(await linksFor('sv', 'kommer snart')).toEqual(['Kommer snart /kommer-snart']);
    expect(await linksFor('fi', 'tulossa')).toEqual(['Tulossa pian /tulossa-pian']);
    expect(await linksFor('sv', 'klänningar rea')).toEqual([]);
    expect(await countOf('sv', 'rea')).toBe(0);
  });
});
