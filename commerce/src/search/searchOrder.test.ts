import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@solvik/shop';
import { type GoodsSearch, searchedGoods } from '../testing/searchedGoods.ts';

/**
 * key: category, colour, and name in sv | nb | da | fi.
 */
const goods = {
  briefs: [
    'bikinis',
    'Svart | Svart | Sort | Musta',
    'Klassisk bikinitrosa Tyyne | Lav bikinitruse Tyyne | Lav bikinitrusse Tyyne | Matalat bikinihousut Tyyne',
  ],
  blazer: [
    'blazers',
    'Skogsgrön | Skoggrønn | Skovgrøn | Metsänvihreä',
    'Kavaj Ulla | Blazer Ulla | Blazer Ulla | Bleiseri Ulla',
  ],
  wineDress: [
    'dresses',
    'Vinröd | Vinrød | Vinrød | Viininpunainen',
    'Vinröd klänning | Vinrød kjole | Vinrød kjole | Viininpunainen mekko',
  ],
  redDress: [
    'dresses',
    'Röd | Rød | Rød | Punainen',
    'Rak klänning Tuva | Rett kjole Tuva | Lige kjole Tuva | Suora mekko Tuva',
  ],
  coat: [
    'coats',
    'Rosa | Rosa | Rosa | Vaaleanpunainen',
    'Vinterkappa i ull | Vinterkåpe i ull | Vinterfrakke i uld | Talvitakki villasta',
  ],
  shoe: [
    'shoes',
    'Brun | Brun | Brun | Ruskea',
    'Höga derbyskor | Høye derbysko | Høje derbysko | Korkeat derbykengät',
  ],
  boot: [
    'boots',
    'Brun | Brun | Brun | Ruskea',
    'Kängor i skinn | Støvletter i skinn | Støvletter i læder | Nahkanilkkurit',
  ],
  jumper: [
    'knits',
    'Grå | Grå | Grå | Harmaa',
    'Stickad tröja Linnea | Strikket genser Linnea | Strikket sweater Linnea | Neule Linnea',
  ],
  vest: [
    'knits',
    'Grå | Grå | Grå | Harmaa',
    'Slipover i linne | Slipover i lin | Slipover i hør | Neuleliivi pellavasta',
  ],
  hat: ['bags', 'Grå | Grå | Grå | Harmaa', 'Mössa | Lue | Hue | Pipo'],
  bag: ['bags', 'Grå | Grå | Grå | Harmaa', 'Axelväska | Skulderveske | Skuldertaske | Olkalaukku'],
} as const;
type Key = keyof typeof goods;

const shelves = {
  bikinis: 'Bikinitrosor | Bikinitruser | Bikinitrusser | Bikinihousut',
  blazers: 'Kavajer | Blazere | Blazere | Bleiserit',
  dresses: 'Klänningar | Kjoler | Kjoler | Mekot',
  coats: 'Kappor | Kåper | Frakker | Takit',
  shoes: 'Skor | Sko | Sko | Kengät',
  boots: 'Kängor | Støvletter | Støvletter | Nilkkurit',
  knits: 'Linnen & stickat | Strikk | Strik | Neuleet',
  bags: 'Väskor & accessoarer | Vesker og tilbehør | Tasker og tilbehør | Laukut & asusteet',
};

let search: GoodsSearch;
beforeAll(async () => {
  search = await searchedGoods({ goods, categories: shelves });
});
afterAll(() => search.remove());

const find = (text: string, locale: Locale): Promise<string[]> => search.find(text, locale);

/** Language, query, first results in order, products that are not found. */
const table: readonly (readonly [Locale, string, readonly Key[], readonly Key[]])[] = [
  ['sv', 'rosa', ['coat'], ['briefs']],
  ['sv', 'trosa', ['briefs'], ['coat']],
  ['sv', 'ull', ['coat', 'blazer'], ['jumper']],
  ['sv', 'ulla', ['blazer'], ['jumper']],
  ['sv', 'linne', ['vest'], ['coat']],
  ['sv', 'linnea', ['jumper'], ['coat']],
  ['sv', 'röd klänning', ['redDress', 'wineDress'], ['coat', 'shoe']],
  ['sv', 'röda klänningar', ['redDress', 'wineDress'], ['coat', 'shoe']],
  ['sv', 'kla', ['briefs', 'wineDress', 'redDress'], ['coat']],
  ['sv', 'klä', ['wineDress', 'redDress', 'briefs'], ['coat']],
  ['sv', 'väs', ['bag'], ['coat']],
  ['sv', 'kappa', ['coat'], ['blazer']],
  ['sv', 'sko', ['shoe', 'blazer'], ['coat']],
  ['sv', 'väska', ['bag', 'hat'], ['coat']],
  ['nb', 'sko', ['shoe', 'blazer'], ['coat']],
  ['nb', 'rød kjole', ['redDress', 'wineDress'], ['coat']],
  ['nb', 'veske', ['bag', 'hat'], ['coat']],
  ['nb', 'ull', ['coat', 'blazer'], ['jumper']],
  ['da', 'sko', ['shoe', 'blazer'], ['coat']],
  ['da', 'rød kjole', ['redDress', 'wineDress'], ['coat']],
  ['da', 'taske', ['bag', 'hat'], ['coat']],
  ['fi', 'punainen mekko', ['redDress', 'wineDress'], ['coat']],
  // Pink is no shade of red, though it ends with it.
  ['fi', 'punainen', ['redDress', 'wineDress'], ['coat']],
  ['fi', 'vaaleanpunaiset', ['coat'], ['redDress']],
  ['fi', 'laukku', ['bag', 'hat'], ['coat']],
  ['fi', 'takki', ['coat'], ['blazer']],
  ['sv', 'boots', ['boot'], ['shoe']],
  ['sv', 'boo', ['boot'], ['shoe']],
  ['sv', 'jumper', ['jumper'], ['vest']],
  ['sv', 'blazer', ['blazer'], ['coat']],
  ['nb', 'boots', ['boot'], ['shoe']],
  ['nb', 'jumper', ['jumper'], ['vest']],
  ['da', 'boots', ['boot'], ['shoe']],
  ['da', 'striktrøjer', ['jumper'], ['coat']],
  ['fi', 'bootsit', ['boot'], ['shoe']],
  ['fi', 'villapaidat', ['jumper'], ['shoe']],
];

describe('a search', () => {
  it.each(table)('in %s for %s shows %s first, and not %s', async (locale, text, first, absent) => {
    const found = await find(text, locale);
    expect(found.slice(0, first.length)).toEqual(first);
    expect(found.filter((key) => absent.some((each) => each === key))).toEqual([]);
  });

  it.each([
    ['sv', 'storlek'],
    ['nb', 'størrelse'],
    ['da', 'størrelse'],
    ['fi', 'koko'],
  ] as const)('in %s for a size finds the products that have it', async (locale, word) => {
    const sized = (await find('38', locale)).toSorted();
    expect(sized).toEqual(Object.keys(goods).toSorted());
    expect((await find(`${word} 38`, locale)).toSorted()).toEqual(sized);
    expect(await find(`${word} 57`, locale)).toEqual([]);
  });
});
