import { expect, it } from 'vitest';
import { freezeResponse } from './freezeResponse.ts';

const result = {
  data: {
    products: Array.from({ length: 100 }, (_, at) => ({
      id: at,
      name: `product ${at}`,
      tags: ['a', 'b'],
      isNew: true,
      price: null,
    })),
  },
};

it('copies, freezes and measures', () => {
  const { value, length } = freezeResponse(result);
  expect(value).toEqual(result);
  expect(value).not.toBe(result);
  expect(Object.isFrozen(result)).toBe(false);
  const isFrozen = (each: unknown): boolean =>
    typeof each !== 'object' ||
    each === null ||
    (Object.isFrozen(each) && Object.values(each).every(isFrozen));
  expect(isFrozen(value)).toBe(true);
  const json = JSON.stringify(result).length;
  expect([length > 0.8 * json, length < 1.4 * json]).toEqual([true, true]);
});
