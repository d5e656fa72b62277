import { expect, it } from 'vitest';
import { useQuickShop } from './quickShop.ts';

it('opens for one product, then for another, and knows the last while it closes', () => {
  const state = () => useQuickShop.getState();
  expect(state()).toMatchObject({ isOpen: false, product: undefined });
  state().open({ alias: 'linnebyxa', name: 'Linnebyxa', href: '/p/linnebyxa' });
  state().open({ alias: 'kofta', name: 'Kofta', href: '/p/kofta' });
  expect(state()).toMatchObject({ isOpen: true, product: { alias: 'kofta', name: 'Kofta' } });
  state().close();
  expect(state()).toMatchObject({ isOpen: false, product: { alias: 'kofta' } });
});

it('remembers which product failed to open, until one is opened again', () => {
  const state = () => useQuickShop.getState();
  state().open({ alias: 'kofta', name: 'Kofta', href: '/p/kofta' });
  state().fail();
  expect(state()).toMatchObject({ isOpen: false, failed: 'kofta' });
  state().open({ alias: 'linnebyxa', name: 'Linnebyxa', href: '/p/linnebyxa' });
  expect(state()).toMatchObject({ isOpen: true, failed: undefined });
});
