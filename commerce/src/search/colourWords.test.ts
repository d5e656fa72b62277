/** What shoppers call colours, in a shop that names them otherwise, and words that resemble others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@solvik/shop';
import { type GoodsSearch, searchedGoods } from '../testing/searchedGoods.ts';

/** key: category, colour, name and text in sv | nb | da | fi. */
const goods = {
  lilac: [
    'dresses',
    'Syren | Syrin | Syren | Syreeni',
    'Lång klänning | Lang kjole | Lang kjole | Pitkä mekko',
    'Vid | Vid | Vid | Väljä',
  ],
  rust: [
    'shirts',
    'Rost | Rust | Rust | Ruoste',
    'Skjorta Solveig | Skjorte Solveig | Skjorte Solveig | Paita Solveig',
    'Poplin som kyler | Poplin som kjøler | Poplin, der køler | Viilentävä popliini',
  ],
  navy: [
    'shirts',
    'Marinblå | Marineblå | Marineblå | Laivastonsininen',
    'Skjorta Jens | Skjorte Jens | Skjorte Jens | Paita Jens',
    'Til kjole som plagg | Til kjole | Til kjole | Mekon kanssa',
  ],
  pink: [
    'shirts',
    'Rosa | Rosa | Rosa | Vaaleanpunainen',
    'Pikétröja | Poloskjorte | Poloshirt | Pikeepaita, pikku',
    'Ska inte skava, skaver aldrig | Myk | Blød | Muotoon palautuva, palautuu',
  ],
  dusty: [
    'shirts',
    'Gammelrosa | Gammelrosa | Gammelrosa | Vanharoosa',
    'Skjorta Gul | Skjorte Gul | Skjorte Gul | Paita',
    'Mjuk | Myk | Blød | Pehmeä',
  ],
  sandal: [
    'sandals',
    'Svart | Svart | Sort | Musta',
    'Höga sandaler | Høye sandaler | Høje sandaler | Korkeat sandaalit',
    'Skinn | Skinn | Lyse remme, rød sål | Nahka',
  ],
  sandy: [
    'shirts',
    'Sand | Sand | Sand | Hiekka',
    'Alpackatröja | Alpakkagenser | Alpakasweater | Alpakkaneule',
    'Kort, mjuk | Med slag | Ret urban | Pehmeä',
  ],
} as const;
type Key = keyof typeof goods;

let search: GoodsSearch;
beforeAll(async () => {
  search = await searchedGoods({
    goods,
    categories: {
      dresses: 'Klänningar | Kjoler | Kjoler | Mekot',
      shirts: 'Skjortor | Skjorter | Skjorter | Paidat',
      sandals: 'Sandaler | Sandaler | Sandaler | Sandaalit',
      alpaca: 'Alpacka | Alpakka | Alpaka | Alpakka',
      down: 'Dun | Dun | Dun | Untuva',
      short: 'Kort | Kort | Ur | Lyhyt',
    },
  });
});
afterAll(() => search.remove());

/** Language, queries, and all that each finds, in the order of the goods above. */
const table: readonly (readonly [Locale, string, readonly Key[]])[] = [
  ['sv', 'lila violett violetta', ['lilac']],
  ['sv', 'orange', ['rust']],
  ['sv', 'mörkblå morkbla mörkblåa', ['navy']],
  ['sv', 'rosa pink', ['pink', 'dusty']],
  ['sv', 'silver guld', []],
  ['sv', 'sandal sandaler', ['sandal']],
  ['sv', 'presentkort nyheter rea finland', []],
  ['nb', 'lilla', ['lilac']],
  ['nb', 'oransje', ['rust']],
  ['nb', 'mørkeblå', ['navy']],
  ['nb', 'rosa lyserød', ['pink', 'dusty']],
  ['nb', 'sølv gull', []],
  ['nb', 'sandal sandaler', ['sandal']],
  ['nb', 'kjole kjoler', ['lilac', 'navy']],
  ['da', 'lilla', ['lilac']],
  ['da', 'orange', ['rust']],
  ['da', 'mørkeblå', ['navy']],
  ['da', 'lyserød lyserøde rosa', ['pink', 'dusty']],
  ['da', 'sølv guld', []],
  ['da', 'sandal sandaler', ['sandal']],
  ['da', 'retur nyheder udsalg', []],
  ['nb', 'salg gavekort', []],
  ['fi', 'lila violetti violetit', ['lilac']],
  ['fi', 'oranssi', ['rust']],
  ['fi', 'tummansininen tummansiniset', ['navy']],
  ['fi', 'vaaleanpunainen pinkki roosa', ['pink', 'dusty']],
  ['fi', 'hopea kulta', []],
  ['fi', 'palautus uutuudet ale suomi', []],
];

describe('a search', () => {
  it.each(
    table.flatMap(([locale, words, keys]) =>
      words.split(' ').map((word) => [locale, word, keys] as const),
    ),
  )('in %s for %s finds %s, uncorrected', async (locale, word, keys) => {
    const found = new Set<string>(await search.find(word, locale));
    expect(Object.keys(goods).filter((key) => found.has(key))).toEqual(keys);
    const { correction, didYouMean } = await search.engine.find({
      text: word,
      locale,
      market: 'se',
    });
    expect([correction, didYouMean]).toEqual([undefined, undefined]);
  });

  it('shows what is called so before other shades', async () => {
    expect(await search.find('vaaleanpunainen', 'fi')).toEqual(['pink', 'dusty']);
  });

  it('corrects a colour that is misspelt, to what shoppers write', async () => {
    expect(await search.find('oragne')).toEqual(['rust']);
    const wrong = { text: 'märkblå', locale: 'sv', market: 'se' } as const;
    expect((await search.engine.find(wrong)).correction?.text).toBe('mörkblå');
  });
});
