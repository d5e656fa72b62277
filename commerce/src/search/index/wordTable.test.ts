import { expect, it } from 'vitest';
import { createWordTable, indexOfWord, inTableOrder } from './wordTable.ts';

it.each([
  ['letters and digits', ['skjorta', '943296', 'ärm', 'å', 'øl']],
  // As UTF-16 the emoji comes before the full-width letter, as UTF-8 after it.
  ['words that UTF-16 and UTF-8 order differently', ['\u{1f457}', 'ａ', 'a']],
])('a table of %s finds each of them', (_, words) => {
  const sorted = inTableOrder(words);
  const table = createWordTable(sorted);
  expect(sorted.map((word) => indexOfWord(table, word))).toEqual([...sorted.keys()]);
});
