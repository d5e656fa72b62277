import { expect, it } from 'vitest';
import { hasDiacritics, writtenWords } from './writtenWords.ts';

const decomposed = 'KLÄNNING'.normalize('NFD');

it.each([
  ['Röd klänning, st. 38', ['röd', 'klänning', 'st', '38']],
  ['rødt nærhet', ['rödt', 'närhet']],
  [decomposed, ['klänning']],
  [' – ', []],
])('“%s” is written with the words %s', (text, words) => {
  expect(writtenWords(text)).toEqual(words);
});

it.each([
  ['klänning', true],
  [decomposed, true],
  ['RØD', true],
  ['nær', true],
  ['klanning 38', false],
])('“%s” has letters with diacritics: %s', (text, has) => {
  expect(hasDiacritics(text)).toBe(has);
});
