import { describe, expect, it } from 'vitest';
import { longestWord } from './longestWord.ts';

/** What Bodoni Moda measures without kerning at optical size 28, less 0.035 em for each letter. */
const drawn: readonly (readonly [string, number])[] = [
  ['Villakangastakkisää', 9.264 - 19 * 0.035],
  ['Sommarmode', 6.301 - 10 * 0.035],
  ['Kappväder', 5.034 - 9 * 0.035],
  ['Kåpevær', 4.122 - 7 * 0.035],
  ['Frakkevejr', 4.967 - 10 * 0.035],
  ['Takkisää', 4.049 - 8 * 0.035],
];

describe('the longest word of a title', () => {
  it.each(drawn)('%s fits its %d em, with little to spare', (title, width) => {
    expect(longestWord(title)).toBeGreaterThanOrEqual(width);
    expect(longestWord(title)).toBeLessThan(width * 1.15);
  });

  it.each([
    ['Höst i villakangastakki', 'villakangastakki'],
    ['Vår\nväder', 'väder'],
    ['Merino-villakangastakki', 'villakangastakki'],
  ])('of %j is %s', (title, word) => expect(longestWord(title)).toBe(longestWord(word)));

  it('counts a letter of two code points as the one it is drawn as', () =>
    expect(longestWord('Ha\u0308r')).toBe(longestWord('Här')));
  it('measures an unknown letter as the widest', () =>
    expect(longestWord('Ж')).toBe(longestWord('W')));
  it('is nothing without a word', () => expect(longestWord('')).toBe(0));
});
