import { expect, it } from 'vitest';
import { colourRank } from './colourOrder.ts';

it('orders colours from black to white and then round the circle, unknown ones last', () => {
  const colours = [
    ['blue', '#2b3f8c'],
    ['white', '#f5f2ee'],
    ['unknown', undefined],
    ['green', '#1e5245'],
    ['black', '#1c1a18'],
    ['red', '#571d2b'],
    ['grey', '#8f8f8c'],
    ['yellow', '#d8b13c'],
  ] as const;
  expect(
    colours.toSorted((a, b) => colourRank(a[1]) - colourRank(b[1])).map(([name]) => name),
  ).toEqual(['black', 'grey', 'white', 'red', 'yellow', 'green', 'blue', 'unknown']);
});
