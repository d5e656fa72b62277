import { expect, it, vi } from 'vitest';
import { createText } from './createText.ts';

// What other files have loaded is not a page's own.
vi.resetModules();
const { loadMessages, loadWithMessages } = await import('./loadMessages.ts');

it('a page loads the texts of its screen first, and those of each part with the part', async () => {
  const text = createText(await loadMessages('fi', ['home']));
  expect([text('close'), text('home.allNew')]).toEqual(['Sulje', 'Kaikki uutuudet']);
  expect(() => text('cart.title')).toThrow('cart.title');
  expect(await loadWithMessages(['cart'], async () => 'drawer')).toBe('drawer');
  expect(text('cart.title')).toBe('Ostoskori');
  expect(() => text('product.size')).toThrow('product.size');
});

it('texts are requested before the part they belong to has loaded', async () => {
  const text = createText(await loadMessages('nb', []));
  const part = Promise.withResolvers<string>();
  const loading = loadWithMessages(['sizeGuide'], () => part.promise);
  await expect.poll(() => text('sizeGuide.loading')).not.toBe('');
  part.resolve('guide');
  expect(await loading).toBe('guide');
});

it('a part whose scripts cannot be loaded fails', async () => {
  const offline = () => Promise.reject(new Error('offline'));
  await expect(loadWithMessages(['cart'], offline)).rejects.toThrow('offline');
});
