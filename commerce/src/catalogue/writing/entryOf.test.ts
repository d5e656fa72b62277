import { expect, it } from 'vitest';
import { entryOf } from './entryOf.ts';

const ids = new Map([
  ['dresses', 4],
  ['sale', 0],
]);

it('an entry that was stored is returned, whatever its value', () => {
  expect([entryOf(ids, 'dresses'), entryOf(ids, 'sale')]).toEqual([4, 0]);
});

it('a key without an entry is named in the error', () => {
  expect(() => entryOf(ids, 'coats')).toThrow('The import has stored nothing for coats.');
});
