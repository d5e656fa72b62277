import { expect, it } from 'vitest';
import { discountBucket } from './discountBucket.ts';

const labels = [
  ['0-5', 0, 5],
  ['6-10', 6, 10],
  ['11-15', 11, 15],
  ['16-20', 16, 20],
  ['21-30', 21, 30],
  ['31-40', 31, 40],
  ['41-50', 41, 50],
  ['51-60', 51, 60],
  ['61-70', 61, 70],
  ['71-80', 71, 80],
  ['81-100', 81, 100],
] as const;

it.each(labels)('discounts labelled %s are from %i to %i', (label, least, most) => {
  for (let percentage = least; percentage <= most; percentage += 1)
    expect(discountBucket(percentage)).toBe(label);
});

it.each([-1, 101, 12.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a discount of %s is invalid',
  (given) => {
    expect(discountBucket(given)).toBe('invalid discount percentage');
  },
);
