import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeGroups } from './sizeSystems.ts';

const sizes = (text: string) => text.split(' ').map((label) => ({ label }));
const described = (text: string) =>
  sizeGroups(sizes(text)).map(
    (group) => `${group.system}: ${group.sizes.map(({ label }) => label).join(' ')}`,
  );

describe('sizes by system', () => {
  it.each([
    ['34 36 38 48', ['eu: 34 36 38 48']],
    ['36 37 38 39', ['shoes: 36 37 38 39']],
    ['38.5 39', ['shoes: 38.5 39']],
    ['38½', ['shoes: 38½']],
    ['34 36 37 52', ['clothesAndShoes: 34 36 37 52']],
    ['XS 38 S/M XXL', ['eu: 38', 'letters: XS S/M XXL']],
    ['W25/L30 3XL Onesize', ['letters: 3XL', 'inches: W25/L30', 'others: Onesize']],
    ['75 85 95 105', ['others: 75 85 95 105']],
    ['36 38 52 65 70 90 115 125', ['eu: 36 38 52', 'others: 65 70 90 115 125']],
    ['75B 80C', ['others: 75B 80C']],
  ] as const)('%s are %j', (text, groups) => {
    expect(described(text)).toEqual(groups);
  });

  it('loses and invents none', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (labels) => {
        const given = labels.map((label) => ({ label }));
        const grouped = sizeGroups(given).flatMap((group) => group.sizes);
        expect(grouped.toSorted(byLabel)).toEqual(given.toSorted(byLabel));
      }),
    );
  });
});

const byLabel = (a: { readonly label: string }, b: { readonly label: string }) =>
  a.label < b.label ? -1 : Number(a.label > b.label);
