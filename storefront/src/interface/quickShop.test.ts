import { expect, it } from 'vitest';
import { useQuickShop } from './quickShop.ts';

it('opens for one product, then for another, and knows the last while it closes', () => {
  const state = () => useQuickShop.getState();
  expect(state()).toMatchObject({ isOpen: false, alias: undefined });
  state().open('linnebyxa');
  state().open('kofta');
  expect(state()).toMatchObject({ isOpen: true, alias: 'kofta' });
  state().close();
  expect(state()).toMatchObject({ isOpen: false, alias: 'kofta' });
});
