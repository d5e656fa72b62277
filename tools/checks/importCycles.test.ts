import { expect, it } from 'vitest';
import { findCycles } from './importCycles.ts';

/** `a>b c>a` : a imports b, c imports a. */
const read = (text: string) => {
  const imports = new Map<string, string[]>();
  for (const [from = '', to = ''] of text.split(' ').map((arrow) => arrow.split('>'))) {
    imports.set(from, [...(imports.get(from) ?? []), ...(to ? [to] : [])]);
    if (to && !imports.has(to)) imports.set(to, []);
  }
  return imports;
};

it.each([
  ['a>b b>c', []],
  ['a>b b>a', ['a b']],
  ['a>b b>c c>a', ['a b c']],
  ['a>b a>c b>d c>d', []],
  ['a>b b>a b>c c>d d>c', ['a b', 'c d']],
  ['a>a', ['a']],
])('%s has the cycles %j', (text, cycles) => {
  expect(
    findCycles(read(text))
      .map((cycle) => cycle.join(' '))
      .toSorted(),
  ).toEqual(cycles);
});
