import { expect, it } from 'vitest';
import { loadText } from '../../languages/loadText.ts';
import { describeOwnSizes } from './describeOwnSizes.ts';
import type { OwnSizes, SizeKind } from './ownSizes.ts';

/** `tops|bottoms|shoes`, each with its sizes. */
function read(notation: string): OwnSizes {
  const [tops = '', bottoms = '', shoes = ''] = notation.split('|');
  const sizesOf = (labels: string, kind: SizeKind) =>
    labels
      .split(' ')
      .filter(Boolean)
      .map((label) => ({ id: `${kind}-${label}`, label }));
  return {
    tops: sizesOf(tops, 'tops'),
    bottoms: sizesOf(bottoms, 'bottoms'),
    shoes: sizesOf(shoes, 'shoes'),
  };
}

it.each([
  ['38 M||39', '38, M, skor 39'],
  ['38|38 40|', '38, 40'],
  ['||39 40', 'skor 39, 40'],
  // The same figure is another size of shoes.
  ['38||38', '38, skor 38'],
])('the sizes %s are “%s” in words', async (notation, words) => {
  expect(describeOwnSizes(read(notation), await loadText('sv'))).toBe(words);
});
