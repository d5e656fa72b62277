import { expect, it } from 'vitest';
import { foldedWords } from '../foldWords.ts';
import { continuePhrases } from './continuePhrases.ts';

const phrases = [
  'vinröda klänningar',
  'klackskor',
  'röda klänningar',
  'klänningar',
  'røde kjoler',
  'svarta klänningar',
  'ulltröjor',
  'tröjor',
  'svarte hverdagskjoler',
].map((text, at) => ({ text, words: foldedWords(text), weight: 100 - at }));

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
  ['tröja', []],
  ['tröj', ['tröjor', 'ulltröjor']],
  // Two letters are no part of a compound.
  ['tr', ['tröjor']],
  // Within a word is no part of it.
  ['svart skj', []],
  ['svart kjo', ['svarte hverdagskjoler']],
  ['öj', []],
  ['klänningar', ['vinröda klänningar', 'röda klänningar', 'svarta klänningar']],
])('“%s” is continued by %s', (text, expected) => {
  expect(continuePhrases(phrases, { text, limit: 10 })).toEqual(expected);
});

it('has no more than the limit, those that begin with the text first', () => {
  expect(continuePhrases(phrases, { text: 'kl', limit: 2 })).toEqual(['klackskor', 'klänningar']);
});
