/** Pages of the content beside the goods of a search: only those that have to do with it. */
import { sites } from '@solvik/addresses';
import type { Locale, Localised } from '@solvik/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import type { ContentSearchPage } from './queries/content.ts';

/** A text in sv | nb | da | fi. */
const localised = (line: string): Localised => {
  const [sv = '', nb = '', da = '', fi = ''] = line.split(' | ');
  return { sv, nb, da, fi };
};

const page = (key: string, title: string, description: string) => ({
  key,
  name: key,
  title: localised(title),
  description: localised(description),
  alias: localised([key, key, key, key].join(' | ')),
  tags: [],
  containers: [],
});

const pages = [
  page(
    'sizes',
    'Storleksguide | Størrelsesguide | Størrelsesguide | Kokotaulukko',
    'Mått för dam, herr och jeans | Mål for dame, herre og jeans | Mål til dame, herre og jeans | Mitat: naiset, miehet ja farkut',
  ),
  page(
    'wool',
    'Så sköter du ull | Slik steller du ull | Sådan plejer du uld | Näin hoidat villaa',
    'Tio vintrar i samma kappa | Ti vintre i samme kåpe | Ti vintre i samme frakke | Kymmenen talvea samassa takissa',
  ),
  page(
    'returns',
    'Retur | Retur | Retur | Palautus',
    'Fjorton dagar | Fjorten dager | Fjorten dage | Neljätoista päivää',
  ),
  page(
    'ironing',
    'Stryka | Stryke | Stryge | Silitys',
    'En skjorta i taget | En skjorte om gangen | En skjorte ad gangen | Paita kerrallaan',
  ),
  page(
    'black',
    'Svart | Svart | Sort | Musta',
    'Från kol till natt | Fra kull til natt | Fra kul til nat | Hiilestä yöhön',
  ),
];

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.commerce.writeCatalogue({ ...sampleCatalogue, pages });
});
afterAll(() => shop.remove());

async function pagesFor(locale: Locale, q: string): Promise<readonly string[]> {
  const market = sites.find((site) => site.locale === locale)?.marketId ?? '';
  const { body } = await shop.commerce.storefrontSearch.query(
    'content-search-page',
    new URLSearchParams({ market, locale, notify: 'false', q }),
  );
  const { contents } = (body as ContentSearchPage).primaryList;
  return contents.flatMap(({ key }) => (pages.some((each) => each.key === key) ? [key] : []));
}

/** Language, texts with commas between, and the pages that each leads to. */
const table: readonly (readonly [Locale, string, readonly string[]])[] = [
  // What is searched in place of the words has its pages.
  ['sv', 'skjorta dam, skjorta, skkjorta', ['ironing']],
  ['nb', 'skjorte dame, skjorte, skkjorte', ['ironing']],
  ['da', 'skjorte dame, skjorte, skkjorte', ['ironing']],
  ['fi', 'paita naisille, paita, paaita', ['ironing']],
  // The department is no word of a page's.
  ['sv', 'klänning herr, herr', []],
  ['nb', 'kjole herre, herre', []],
  ['da', 'kjole herre, herre', []],
  ['fi', 'mekko miehille, miehet', []],
  // Nor is what narrows goods down.
  ['sv', 'svart kappa, kappa rea, kappa under 1000, kappa', ['wool']],
  ['nb', 'svart kåpe, kåpe salg, kåpe under 1000, kåpe', ['wool']],
  ['da', 'sort frakke, frakke udsalg, frakke under 1000, frakke', ['wool']],
  ['fi', 'musta takki, takki ale, takki alle 100, takki', ['wool']],
  ['sv', 'kappa 2026, 36 kappa', ['wool']],
  ['nb', 'kåpe 2026, 36 kåpe', ['wool']],
  ['da', 'frakke 2026, 36 frakke', ['wool']],
  ['fi', 'takki 2026, 36 takki', ['wool']],
  // A title counts as it is, though it narrows goods down.
  ['sv', 'svart', ['black']],
  ['nb', 'svart', ['black']],
  ['da', 'sort', ['black']],
  ['fi', 'musta', ['black']],
  // All of the words, or the main one in the title.
  ['sv', 'klänning kappa, ull klänning', []],
  ['nb', 'kjole kåpe, ull kjole', []],
  ['da', 'kjole frakke, uld kjole', []],
  ['fi', 'mekko takki, villa mekko', []],
  ['sv', 'kappa ull, tvätta ull', ['wool']],
  ['nb', 'kåpe ull, vaske ull', ['wool']],
  ['da', 'frakke uld, vaske uld', ['wool']],
  ['fi', 'takki villa, pese villa', ['wool']],
  ['sv', 'storlek 38, storlek dam, storleksguide herr', ['sizes']],
  ['nb', 'størrelse 38, størrelse dame, størrelsesguide herre', ['sizes']],
  ['da', 'størrelse 38, størrelse dame, størrelsesguide herre', ['sizes']],
  ['fi', 'koko 38, koko naiset, kokotaulukko miehet', ['sizes']],
  ['sv', 'retur norge, retur', ['returns']],
  ['nb', 'retur norge, retur', ['returns']],
  ['da', 'retur norge, retur', ['returns']],
  ['fi', 'palautus norja, palautus', ['returns']],
];

describe('a search', () => {
  it.each(
    table.flatMap(([locale, texts, keys]) =>
      texts.split(', ').map((text) => [locale, text, keys] as const),
    ),
  )('in %s for “%s” leads to %j', async (locale, text, keys) => {
    expect(await pagesFor(locale, text)).toEqual(keys);
  });
});
