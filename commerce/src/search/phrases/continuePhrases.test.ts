import type { Locale } from '@solvik/shop';
import { expect, it } from 'vitest';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';
import { foldedWords } from '../foldWords.ts';
import { continuePhrases } from './continuePhrases.ts';

const listPhrases = (texts: readonly string[]) =>
  texts.map((text, at) => ({ text, words: foldedWords(text), weight: 100 - at }));
const inflectionOf = (locale: Locale) => backEndLanguages[locale].search.inflection;

const phrases = listPhrases([
  'vinröda klänningar',
  'klackskor',
  'röda klänningar',
  'klänningar',
  'røde kjoler',
  'svarta klänningar',
  'ulltröjor',
  'tröjor',
  'svarte hverdagskjoler',
  'mossgröna jackor',
]);
const inflection = inflectionOf('sv');

it.each([
  ['r', ['röda klänningar', 'røde kjoler']],
  ['röd klä', ['röda klänningar', 'vinröda klänningar']],
  ['rod kla', ['röda klänningar', 'vinröda klänningar']],
  ['rød', ['röda klänningar', 'røde kjoler', 'vinröda klänningar']],
  ['klä', ['klänningar', 'vinröda klänningar', 'röda klänningar', 'svarta klänningar']],
  [
    'kla',
    ['klackskor', 'klänningar', 'vinröda klänningar', 'röda klänningar', 'svarta klänningar'],
  ],
  ['tröja', ['tröjor', 'ulltröjor']],
  ['troja', ['tröjor', 'ulltröjor']],
  ['klänningen', ['vinröda klänningar', 'röda klänningar', 'klänningar', 'svarta klänningar']],
  ['tröj', ['tröjor', 'ulltröjor']],
  // Two letters are no part of a compound.
  ['tr', ['tröjor']],
  // Within a word is no part of it.
  ['svart skj', []],
  // No other phrase has the second word of the compound.
  ['grön jack', ['mossgröna jackor']],
  ['svart kjo', ['svarte hverdagskjoler']],
  ['öj', []],
  ['klänningar', ['vinröda klänningar', 'röda klänningar', 'svarta klänningar']],
])('“%s” is continued by %s', (text, expected) => {
  expect(continuePhrases(phrases, { text, limit: 10, inflection })).toEqual(expected);
});

it('has no more than the limit, those that begin with the text first', () => {
  expect(continuePhrases(phrases, { text: 'kl', limit: 2, inflection })).toEqual([
    'klackskor',
    'klänningar',
  ]);
});

it.each([
  ['fi', 'punainen me', ['punaiset mekot', 'viininpunaiset mekot']],
  ['fi', 'punainen mekko', ['punaiset mekot', 'viininpunaiset mekot']],
  ['fi', 'kengän', ['kengät']],
  ['da', 'rød jakke', ['røde jakker']],
  ['da', 'jakken', ['røde jakker']],
  ['nb', 'svart bukse', ['svarte bukser']],
  ['sv', 'svart kappa', ['svarta kappor']],
] as const)('in %s “%s” is continued in its other forms by %s', (locale, text, expected) => {
  const own = {
    sv: ['svarta kappor', 'svarta kapsyler'],
    nb: ['svarte bukser', 'svarte sko'],
    da: ['røde jakker', 'røde sko'],
    fi: ['viininpunaiset mekot', 'punaiset mekot', 'kengät', 'keltaiset mekot'],
  }[locale];
  expect(
    continuePhrases(listPhrases(own), { text, limit: 10, inflection: inflectionOf(locale) }),
  ).toEqual(expected);
});
