import { expect, it } from 'vitest';
import { shopFaults } from './shopFaults.ts';

it('finds no contradiction in the definition of this shop', () => {
  expect(shopFaults()).toEqual([]);
});
