/** Searches that name a department: of women, of men, and of children, which the shop has none of. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@solvik/shop';
import { type GoodsSearch, searchedGoods } from '../testing/searchedGoods.ts';

const black = 'Svart | Svart | Sort | Musta';

/** key: category, colour, name and text in sv | nb | da | fi. */
const goods = {
  coat: [
    'women/coats',
    black,
    'Kappa i ull | Kåpe i ull | Kåbe i uld | Päällystakki villasta',
    'Lång, en nyhet | Lang, en nyhet | Lang, en nyhed | Pitkä uutuus',
  ],
  skirt: [
    'women/skirts',
    'Marinblå | Marineblå | Marineblå | Laivastonsininen',
    'Rak kjol | Rett skjørt | Lige nederdel | Suora hame',
    'Som till herr | Som til herre | Som til herre | Kuin miehillä',
  ],
  blouse: [
    'women/shirts',
    black,
    'Skjorta Ines | Skjorte Ines | Skjorte Ines | Paita Ines',
    'Mjuk | Myk | Blød | Pehmeä',
  ],
  cardigan: [
    'women/shirts',
    'Blå | Blå | Blå | Sininen',
    'Herrkofta Siv | Herrejakke Siv | Herrejakke Siv | Neuletakki Siv',
    'Vid | Vid | Vid | Väljä',
  ],
  shirt: [
    'men/shirts',
    'Marinblå | Marineblå | Marineblå | Laivastonsininen',
    'Skjorta Carl | Skjorte Carl | Skjorte Carl | Paita Carl',
    'Till barn och dam | Til barn og dame | Til børn og dame | Lapsille ja naisille',
  ],
  waistcoat: [
    'men/waistcoats',
    black,
    'Täckväst Mads | Boblevest Mads | Termovest Mads | Toppaliivi Mads',
    'Under en kappa | Under en kåpe | Under en kåbe | Päällystakin alle',
  ],
  jumper: [
    'men/jumpers',
    'Skogsgrön | Skoggrønn | Skovgrøn | Metsänvihreä',
    'Kofta Nils | Jakke Nils | Jakke Nils | Neule Nils',
    'Tjock | Tykk | Tyk | Paksu',
  ],
  greatcoat: [
    'men/coats',
    'Mörkgrå | Mørkegrå | Mørkegrå | Tummanharmaa',
    'Rock Ivar | Frakk Ivar | Frakke Ivar | Päällystakki Ivar',
    'Varm | Varm | Varm | Lämmin',
  ],
  shoe: [
    'shoes',
    black,
    'Höga skor | Høye sko | Høje sko | Korkeat kengät',
    'Skinn | Skinn | Læder | Nahka',
  ],
} as const;
type Key = keyof typeof goods;

let search: GoodsSearch;
beforeAll(async () => {
  search = await searchedGoods({
    goods,
    categories: {
      women: 'Dam | Dame | Dame | Naiset',
      'women/coats': 'Kappor | Kåper | Kåber | Päällystakit',
      'women/skirts': 'Kjolar | Skjørt | Nederdele | Hameet',
      'women/shirts': 'Skjortor | Skjorter | Skjorter | Paidat',
      men: 'Herr | Herre | Herre | Miehet',
      'men/shirts': 'Skjortor | Skjorter | Skjorter | Paidat',
      'men/jumpers': 'Koftor | Jakker | Jakker | Neuleet',
      'men/coats': 'Rockar | Frakker | Frakker | Päällystakit',
      'men/waistcoats': 'Västar | Vester | Veste | Liivit',
      shoes: 'Skor | Sko | Sko | Kengät',
    },
  });
});
afterAll(() => search.remove());

const men = ['shirt', 'waistcoat', 'jumper', 'greatcoat'] as const;
const women = ['coat', 'skirt', 'blouse', 'cardigan'] as const;

/** Language, texts, and all that each finds, in the order of the goods above. */
const within: readonly (readonly [Locale, string, readonly Key[]])[] = [
  ['sv', 'herr, herrar, män', men],
  ['nb', 'herre, herrer, menn', men],
  ['da', 'herre, herrer, mænd', men],
  ['fi', 'miehet, miesten, miehille, mies', men],
  ['sv', 'dam, damer, kvinna', women],
  ['nb', 'dame, damer, kvinner', women],
  ['da', 'dame, damer, kvinder', women],
  ['fi', 'naiset, naisten, naisille, nainen', women],
  ['sv', 'skjorta herr, herr skjorta, herrskjorta, herrskjortor, herrskj, skjorta män', ['shirt']],
  ['nb', 'skjorte herre, herreskjorte, herreskjorter, skjorte menn', ['shirt']],
  ['da', 'skjorte herre, herreskjorte, herreskjorter, skjorte mænd', ['shirt']],
  ['fi', 'miesten paita, paidat miehille, miestenpaita', ['shirt']],
  ['sv', 'skjorta dam, damskjorta', ['blouse', 'cardigan']],
  ['sv', 'svart skjorta dam', ['blouse']],
  // Only without diacritics is skjørt a form of skjorte.
  ['nb', 'skjorte dame, dameskjorte', ['blouse', 'cardigan']],
  ['nb', 'skjørt dame, dameskjørt', ['skirt']],
  ['nb', 'skjort dame', ['skirt', 'blouse', 'cardigan']],
  ['nb', 'svart skjorte dame', ['blouse']],
  ['da', 'skjorte dame, dameskjorte', ['blouse', 'cardigan']],
  ['da', 'sort skjorte dame', ['blouse']],
  ['fi', 'naisten paita, paita naisille', ['blouse', 'cardigan']],
  ['fi', 'musta paita naiset', ['blouse']],
  // Less than three letters of a thing are ignored until more is typed.
  ['sv', 'herrs, herrsk', men],
  ['sv', 'herrkof', ['jumper']],
  // A shade of a colour is that colour.
  ['sv', 'blå skjorta herr', ['shirt']],
  ['nb', 'blå skjorte herre', ['shirt']],
  ['da', 'blå skjorte herre', ['shirt']],
  ['fi', 'sininen paita miehet', ['shirt']],
  // Descriptions mention children.
  ['sv', 'barn', []],
  ['nb', 'barn', []],
  ['da', 'børn', []],
  ['fi', 'lapset, lapsille', []],
];

/** Language, text, what is searched in its place, and what that finds. */
const dropped: readonly (readonly [Locale, string, string, readonly Key[]])[] = [
  ['sv', 'svart kappa herr', 'svart kappa', ['coat', 'waistcoat']],
  ['nb', 'svart kåpe herre', 'svart kåpe', ['coat', 'waistcoat']],
  ['da', 'sort kåbe herre', 'sort kåbe', ['coat', 'waistcoat']],
  ['fi', 'musta päällystakki miehet', 'musta päällystakki', ['coat', 'waistcoat']],
  ['sv', 'herrskor', 'skor', ['shoe']],
  ['sv', 'Skor dam', 'Skor', ['shoe']],
  ['nb', 'herresko', 'sko', ['shoe']],
  ['da', 'sko herre', 'sko', ['shoe']],
  ['fi', 'miesten kengät', 'kengät', ['shoe']],
  ['sv', 'skjorta barn', 'skjorta', ['blouse', 'cardigan', 'shirt']],
  ['nb', 'barneskjorte', 'skjorte', ['blouse', 'cardigan', 'shirt']],
  ['da', 'børneskjorte', 'skjorte', ['blouse', 'cardigan', 'shirt']],
  ['fi', 'lasten päällystakki', 'päällystakki', ['coat', 'greatcoat']],
  ['fi', 'lasten paita', 'paita', ['blouse', 'cardigan', 'shirt']],
  // Men have no skirts, though folded they have what resembles them.
  ['nb', 'skjørt herre', 'skjørt', ['skirt']],
];

/** Language, a text with another department's word, the text with its own, and what that finds. */
const renamed: readonly (readonly [Locale, string, string, Key])[] = [
  ['sv', 'kappa herr', 'rock herr', 'greatcoat'],
  ['sv', 'Grå kappor herr', 'Grå rock herr', 'greatcoat'],
  ['sv', 'herrkappa', 'herr rock', 'greatcoat'],
  ['sv', 'kapap herr', 'rock herr', 'greatcoat'],
  ['sv', 'rock dam', 'kappa dam', 'coat'],
  ['sv', 'blus herr', 'skjorta herr', 'shirt'],
  ['nb', 'kåpe herre', 'frakk herre', 'greatcoat'],
  ['nb', 'frakk dame', 'kåpe dame', 'coat'],
  ['nb', 'bluse herre', 'skjorte herre', 'shirt'],
  ['da', 'kåbe mænd', 'frakke mænd', 'greatcoat'],
  ['da', 'frakke dame', 'kåbe dame', 'coat'],
  ['da', 'bluse herre', 'skjorte herre', 'shirt'],
  ['fi', 'pusero miehille', 'paita miehille', 'shirt'],
];

const foundBy = async (text: string, locale: Locale) => {
  const found = new Set<string>(await search.find(text, locale));
  return Object.keys(goods).filter((key) => found.has(key));
};
const correctionOf = async (text: string, locale: Locale) =>
  (await search.engine.find({ text, locale, market: 'se' })).correction?.text;

describe('a search', () => {
  it.each(
    within.flatMap(([locale, texts, keys]) =>
      texts.split(', ').map((text) => [locale, text, keys] as const),
    ),
  )('in %s for %s is for what the department has: %s', async (locale, text, keys) => {
    expect(await foundBy(text, locale)).toEqual(keys);
    expect(await correctionOf(text, locale)).toBeUndefined();
  });

  it.each(dropped)(
    'in %s for %s, which the department has none of, is for %s: %s',
    async (locale, text, without, keys) => {
      expect(await correctionOf(text, locale)).toBe(without);
      expect(await foundBy(text, locale)).toEqual(expect.arrayContaining([...keys]));
      expect((await search.find(text, locale))[0]).toBe(keys[0]);
      const literal = { text, locale, market: 'se', isLiteral: true } as const;
      expect((await search.engine.find(literal)).ids).toEqual([]);
    },
  );

  it.each(renamed)(
    'in %s for %s, as another department calls it, is for %s: %s',
    async (locale, text, own, key) => {
      expect(await correctionOf(text, locale)).toBe(own);
      expect(await foundBy(text, locale)).toEqual([key]);
    },
  );

  it.each([
    ['sv', 'skjrota herr', 'skjorta herr'],
    ['sv', 'skjrota män', 'skjorta män'],
    ['nb', 'skjrote herre', 'skjorte herre'],
    ['da', 'skjrote herre', 'skjorte herre'],
    ['fi', 'miesten piata', 'miesten paita'],
  ] as const)('in %s for %s is corrected within the department', async (locale, text, spelt) => {
    expect(await correctionOf(text, locale)).toBe(spelt);
    expect(await foundBy(text, locale)).toEqual(['shirt']);
  });

  it('for a name that begins with a department is for what is called so', async () => {
    expect((await search.find('herrkofta'))[0]).toBe('cardigan');
  });

  it.each([
    ['sv', 'nyhet'],
    ['nb', 'nyhet'],
    ['da', 'nyhed'],
    ['fi', 'uutuus'],
  ] as const)('in %s for %s, a list of the shop, finds no description', async (locale, text) => {
    expect(await foundBy(text, locale)).toEqual([]);
  });
});
