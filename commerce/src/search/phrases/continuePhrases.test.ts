import type { Locale } from '@solvik/shop';
import { expect, it } from 'vitest';
import { foldedWords } from '../foldWords.ts';
import { continuePhrases } from './continuePhrases.ts';

const listPhrases = (texts: readonly string[]) =>
  texts.map((text, at) => ({ text, words: foldedWords(text), weight: 100 - at }));

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
  expect(continuePhrases(phrases, { text, limit: 10, locale: 'sv' })).toEqual(expected);
});

it('has no more than the limit, those that begin with the text first', () => {
  expect(continuePhrases(phrases, { text: 'kl', limit: 2, locale: 'sv' })).toEqual([
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
  expect(continuePhrases(listPhrases(own), { text, limit: 10, locale })).toEqual(expected);
});

const shades: Readonly<Record<Locale, readonly string[]>> = {
  sv: [
    'mossgröna jackor',
    'vinröda mules',
    'rosenröda mules',
    'mörkblå skor',
    'svarta jackor',
    'vita skor',
    'gula jackor',
    'grå jackor',
  ],
  nb: [
    'mosegrønne jakker',
    'vinrøde mules',
    'rosenrøde mules',
    'mørkeblå sko',
    'hvite sko',
    'gule jakker',
    'lyserøde mules',
  ],
  da: [
    'mosgrønne jakker',
    'vinrøde mules',
    'rosenrøde mules',
    'mørkeblå sko',
    'hvide sko',
    'gule jakker',
    'lyserøde mules',
  ],
  fi: [
    'sammalenvihreät takit',
    'viininpunaiset mekot',
    'vaaleanpunaiset mekot',
    'ruusunpunaiset mekot',
    'vanhanroosat mekot',
    'tummansiniset kengät',
    'mustat takit',
  ],
};

/** Language, texts, and the phrase that continues each of them. */
const continued: readonly (readonly [Locale, string, readonly string[]])[] = [
  ['sv', 'grön jack, grönt jack, gröna jack, gront jack, grönt jacka', ['mossgröna jackor']],
  ['sv', 'röd m, rött m, röda mul', ['vinröda mules']],
  ['sv', 'svart jack, svarta jack', ['svarta jackor']],
  ['sv', 'vit sko, vitt sko, vita sko', ['vita skor']],
  ['sv', 'gult jack', ['gula jackor']],
  ['sv', 'blå sk, blått sk', ['mörkblå skor']],
  ['sv', 'grått jack, gråa jack', ['grå jackor']],
  ['nb', 'grønn jakk, grønt jakk, grønne jakk', ['mosegrønne jakker']],
  ['nb', 'rød m, rødt m, røde m', ['vinrøde mules']],
  ['nb', 'hvit sko, hvitt sko', ['hvite sko']],
  ['nb', 'blå sk, blått sk', ['mørkeblå sko']],
  ['nb', 'gult jakk', ['gule jakker']],
  ['da', 'grøn jakk, grønt jakk, grønne jakk', ['mosgrønne jakker']],
  ['da', 'rød m, rødt m, røde m', ['vinrøde mules']],
  ['da', 'hvid sko, hvidt sko', ['hvide sko']],
  ['da', 'blå sk, blåt sk', ['mørkeblå sko']],
  ['da', 'gult jakk', ['gule jakker']],
  [
    'fi',
    'punainen m, punaista m, punaiset me, punainen mekk, punainen mekko',
    ['viininpunaiset mekot'],
  ],
  ['fi', 'vihreä tak, vihreää tak, vihreän takk', ['sammalenvihreät takit']],
  ['fi', 'sininen ken, sinistä kenk', ['tummansiniset kengät']],
  ['fi', 'musta tak, mustaa takk', ['mustat takit']],
  ['fi', 'vaaleanpunainen m', ['vaaleanpunaiset mekot']],
];

it.each(
  continued.flatMap(([locale, texts, phrase]) =>
    texts.split(', ').map((text) => [locale, text, phrase] as const),
  ),
)('in %s “%s” is continued by its own colour alone, %j', (locale, text, expected) => {
  expect(continuePhrases(listPhrases(shades[locale]), { text, limit: 10, locale })).toEqual(
    expected,
  );
});
