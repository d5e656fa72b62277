import { expect, it } from 'vitest';
import { shopErrors } from './shopErrors.ts';

it('finds no contradiction in the definition of this shop', () => {
  expect(shopErrors()).toEqual([]);
});
