import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTableOrder } from '../index/wordTable.ts';
import { nearestWord } from './nearestWord.ts';

const frequencies = {
  klanning: 100,
  klanningar: 50,
  jeans: 80,
  kjol: 40,
  skjorta: 90,
  skjortor: 20,
  trosa: 5,
  rosa: 60,
  halsduk: 30,
};
const words = inTableOrder(Object.keys(frequencies)).map((word) => ({
  word,
  frequency: frequencies[word as keyof typeof frequencies],
}));
const nearest = (typed: string) => nearestWord(typed, words)?.word;

describe('the word that was probably meant', () => {
  it.each([
    ['klaning', 'klanning', 'a doubled letter is missing'],
    ['klannign', 'klanning', 'two letters are swapped'],
    ['skjprta', 'skjorta', 'the next key was pressed'],
    ['halsdukk', 'halsduk', 'a letter is doubled'],
    ['jens', 'jeans', 'a letter is missing'],
    ['xyzxyz', undefined, 'nothing is near'],
    ['kjl', undefined, 'it is too short to tell'],
    ['kj0l', undefined, 'it has a digit'],
  ] as const)('of %s is %s: %s', (typed, word, _reason) => {
    expect(nearest(typed)).toBe(word);
  });

  it('is found for every swap of neighbouring letters in a long word', () => {
    fc.assert(
      fc.property(fc.constantFrom('klanning', 'skjorta', 'halsduk'), fc.nat(4), (word, place) => {
        const at = (place % (word.length - 2)) + 1;
        const typed =
          word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
        fc.pre(typed !== word);
        expect(nearest(typed)).toBe(word);
      }),
    );
  });
});
