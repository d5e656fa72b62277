/** New and most sold goods of one kind, where a category's name has several kinds together. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@solvik/shop';
import { type GoodsSearch, searchedGoods } from '../testing/searchedGoods.ts';

const grey = 'Grå | Grå | Grå | Harmaa';

/** key: category, colour, and name in sv | nb | da | fi. */
const goods = {
  coat: ['men/coats', grey, 'Rock Einar | Frakk Einar | Frakke Einar | Päällystakki Einar'],
  waistcoat: ['men/coats', grey, 'Väst Cecilia | Vest Cecilia | Vest Cecilia | Liivi Cecilia'],
  downJacket: [
    'men/coats',
    grey,
    'Dunjacka Gorm | Dunjakke Gorm | Dunjakke Gorm | Untuvajakku Gorm',
  ],
  overshirt: [
    'men/lightJackets',
    grey,
    'Överskjorta Carl | Overskjorte Carl | Overskjorte Carl | Päällyspaita Carl',
  ],
  shoulderBag: ['bags', grey, 'Axelväska | Skulderveske | Skuldertaske | Olkalaukku'],
  hat: ['bags', grey, 'Mössa | Lue | Hue | Pipo'],
  boot: ['shoes', grey, 'Kängor | Støvletter | Støvletter | Nilkkurit'],
  usedBoot: ['usedShoes', grey, 'Kängor Siv | Støvletter Siv | Støvletter Siv | Nilkkurit Siv'],
} as const;
type Key = keyof typeof goods;

let search: GoodsSearch;
beforeAll(async () => {
  search = await searchedGoods({
    goods,
    categories: {
      men: 'Herr | Herre | Herre | Miehet',
      'men/coats': 'Rockar & jackor | Frakker og jakker | Frakker og jakker | Takit ja jakut',
      'men/lightJackets': 'Lätta jackor | Lette jakker | Lette jakker | Kevyet jakut',
      bags: 'Väskor & accessoarer | Vesker og tilbehør | Tasker og tilbehør | Laukut & asusteet',
      shoes: 'Skor | Sko | Sko | Kengät',
      usedShoes: 'Skor, preloved | Sko, preloved | Sko, preloved | Kengät, preloved',
    },
  });
});
afterAll(() => search.remove());

/** Language, texts, and all that each finds, in the order of the goods above. */
const table: readonly (readonly [Locale, string, readonly Key[]])[] = [
  ['sv', 'mest sålda jackor, nya jackor, mest sålda herrjackor', ['downJacket', 'overshirt']],
  ['nb', 'mest solgte jakker, nye jakker, mest solgte herrejakker', ['downJacket', 'overshirt']],
  ['da', 'mest solgte jakker, nye jakker, mest solgte herrejakker', ['downJacket', 'overshirt']],
  ['fi', 'myydyimmät jakut, uudet jakut', ['downJacket', 'overshirt']],
  ['sv', 'mest sålda väskor', ['shoulderBag']],
  ['nb', 'mest solgte vesker', ['shoulderBag']],
  ['da', 'mest solgte tasker', ['shoulderBag']],
  ['fi', 'myydyimmät laukut', ['shoulderBag']],
  // Nothing is called so: what the category has.
  ['sv', 'mest sålda accessoarer', ['shoulderBag', 'hat']],
  // A category of one kind makes boots shoes, also with what a comma adds to its name.
  ['sv', 'mest sålda skor', ['boot', 'usedBoot']],
  ['nb', 'mest solgte sko', ['boot', 'usedBoot']],
  ['da', 'mest solgte sko', ['boot', 'usedBoot']],
  ['fi', 'myydyimmät kengät', ['boot', 'usedBoot']],
  // Of what is searched in place of a misspelt word.
  ['sv', 'mest sålda jakcor', ['downJacket', 'overshirt']],
  ['nb', 'mest solgte jakkker', ['downJacket', 'overshirt']],
  // By words alone the coat only comes later.
  ['sv', 'jackor', ['coat', 'waistcoat', 'downJacket', 'overshirt']],
];

describe('a search', () => {
  it.each(
    table.flatMap(([locale, texts, keys]) =>
      texts.split(', ').map((text) => [locale, text, keys] as const),
    ),
  )('in %s for “%s” finds %j', async (locale, text, keys) => {
    const found = new Set(await search.find(text, locale));
    expect(Object.keys(goods).filter((key) => found.has(key))).toEqual(keys);
  });
});
