import type { Locale } from '@solvik/shop';
import { describe, expect, it } from 'vitest';
import type { ShopList } from '../languages/backEndLanguage.ts';
import { begunLists, readListWords } from './listWords.ts';

const none = new Set<string>();

/** Language, texts, and the list that each of them names alone. */
const named: readonly (readonly [Locale, string, ShopList])[] = [
  ['sv', 'nyheter, Nyheterna, nyhet, nytt, nya, nyinkommet, new, new in', 'newProducts'],
  ['nb', 'nyheter, nyhetene, nytt, nye, new in', 'newProducts'],
  ['da', 'nyheder, nyhederne, nyt, nye, new in', 'newProducts'],
  ['fi', 'uutuudet, uutuuksia, uutuus, uudet, uusia, new in', 'newProducts'],
  ['sv', 'rea, rean, REA!, realisation, outlet, rabatter, nedsatt, prissänkta, sale', 'reduced'],
  ['nb', 'salg, salget, tilbud, tilbudet, tilbudene, utsalg, outlet, nedsatte, sale', 'reduced'],
  ['da', 'udsalg, udsalget, tilbud, tilbuddet, nedsatte, outlet, sale', 'reduced'],
  ['fi', 'ale, alesta, alennus, alennukset, tarjous, tarjoukset, outlet, sale', 'reduced'],
  ['sv', 'bästsäljare, bastsaljare, bästsäljarna, mest sålda, best sellers', 'bestSellers'],
  ['nb', 'bestselgere, bestselgerne, mest solgte, mest populære', 'bestSellers'],
  ['da', 'bestsellere, bestsellerne, mest solgte, populære', 'bestSellers'],
  ['fi', 'myydyimmät, suosituimmat, suosituimpia, suositut', 'bestSellers'],
  ['sv', 'kommer snart, kommande, coming soon', 'comingSoon'],
  ['nb', 'kommer snart, snart på lager', 'comingSoon'],
  ['da', 'kommer snart, snart på lager', 'comingSoon'],
  ['fi', 'tulossa, tulossa pian', 'comingSoon'],
  ['sv', 'märken, varumärke, varumärken', 'brands'],
  ['nb', 'merker, varemerker, merkevarer', 'brands'],
  ['da', 'mærker, varemærker', 'brands'],
  ['fi', 'merkit, merkkejä, brändit', 'brands'],
  ['sv', 'favoriter, mina favoriter, önskelista', 'favourites'],
  ['nb', 'favoritter, ønskeliste', 'favourites'],
  ['da', 'favoritter, ønskeseddel', 'favourites'],
  ['fi', 'suosikit, suosikkeja, toivelista', 'favourites'],
  ['sv', 'varukorg, varukorgen, kundvagn', 'cart'],
  ['nb', 'handlekurv, handlekurven', 'cart'],
  ['da', 'kurv, indkøbskurv', 'cart'],
  ['fi', 'ostoskori, ostoskoriin', 'cart'],
  ['sv', 'jämför, jämförelse', 'comparison'],
  ['nb', 'sammenlign', 'comparison'],
  ['da', 'sammenlign', 'comparison'],
  ['fi', 'vertaa, vertailu', 'comparison'],
];

describe('a text', () => {
  it.each(
    named.flatMap(([locale, texts, list]) =>
      texts.split(', ').map((text) => [locale, text, list] as const),
    ),
  )('in %s, “%s”, names the list %s', (locale, text, list) => {
    expect(readListWords(text, { locale, names: none }).lists).toEqual([list]);
  });

  it.each([
    ['sv', 'nya klänningar', ['newProducts'], 'klänningar'],
    ['sv', 'röda Klänningar, rea', ['reduced'], 'röda Klänningar,'],
    ['sv', 'rea på kjolar', ['reduced'], 'på kjolar'],
    ['sv', 'på rea', ['reduced'], ''],
    ['sv', 'nyheter rea', ['newProducts', 'reduced'], ''],
    ['sv', 'mest sålda jackor', ['bestSellers'], 'jackor'],
    ['nb', 'kjoler salg', ['reduced'], 'kjoler'],
    ['nb', 'nye jakker', ['newProducts'], 'jakker'],
    ['da', 'udsalg kjoler', ['reduced'], 'kjoler'],
    ['da', 'nye frakker', ['newProducts'], 'frakker'],
    ['fi', 'mekot ale', ['reduced'], 'mekot'],
    ['fi', 'uudet takit', ['newProducts'], 'takit'],
    // Nothing is found in these pages: their words stay.
    ['sv', 'favoriter kjol', ['favourites'], 'favoriter kjol'],
    ['sv', 'märken', ['brands'], 'märken'],
  ] as const)('in %s, “%s”, names %j and leaves “%s”', (locale, text, lists, rest) => {
    expect(readListWords(text, { locale, names: none })).toMatchObject({ lists, rest });
  });

  it.each([
    ['sv', 'nytvättad, salt, sal, realistisk, nylon, new-york, man'],
    ['nb', 'nylon, salong, salt, tilbake'],
    ['da', 'nylon, salt, sal, nyser'],
    ['fi', 'alpakka, alusasu, uunituore, alusta'],
  ] as const)('in %s of other words, %s, names none', (locale, texts) => {
    for (const text of texts.split(', '))
      expect([text, readListWords(text, { locale, names: none }).lists]).toEqual([text, []]);
  });

  it('that is a name of the catalogue names no list, alone or beside others', () => {
    const names = new Set(['new balance', 'outlet']);
    for (const text of ['New Balance', 'new balance skor', 'outlet'])
      expect(readListWords(text, { locale: 'sv', names })).toEqual({
        lists: [],
        rest: text,
        isWhole: false,
      });
  });
});

it.each([
  ['sv', 'nyhe', ['newProducts']],
  ['sv', 'favor', ['favourites']],
  ['sv', 'nya favor', ['favourites']],
  ['nb', 'bests', ['bestSellers']],
  ['da', 'udsa', ['reduced']],
  ['fi', 'uutuu', ['newProducts']],
  // Three letters begin too much.
  ['sv', 'kom', []],
  ['sv', 'nyheter klänning', []],
] as const)('in %s “%s” begins %j', (locale, text, lists) => {
  expect(begunLists(text, locale)).toEqual(lists);
});
