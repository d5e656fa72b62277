import { expect, it, vi } from 'vitest';
import { createText } from './createText.ts';

// What other files have loaded is not a page's own.
vi.resetModules();
const { loadMessages, loadWithMessages } = await import('./loadMessages.ts');

const gone = async () => undefined;
/** Whether a load still waits when everything that could be loaded is. */
async function isPending(loading: Promise<unknown>): Promise<boolean> {
  const settled = vi.fn();
  loading.then(settled, settled);
  await new Promise((resolve) => setImmediate(resolve));
  return settled.mock.calls.length === 0;
}

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

it('a part whose file is gone waits for the page to be reloaded', async () => {
  expect(await isPending(loadWithMessages([], gone))).toBe(true);
});

it('texts whose file is gone wait for the page to be reloaded', async () => {
  vi.resetModules();
  vi.doMock('./generated/byLocale.ts', () => ({
    messageLoaders: { sv: async () => ({ default: {}, groups: { cart: gone } }) },
  }));
  const newer = await import('./loadMessages.ts');
  vi.doUnmock('./generated/byLocale.ts');
  vi.resetModules();
  expect(await isPending(newer.loadMessages('sv', []))).toBe(false);
  expect(await isPending(newer.loadMessages('sv', ['cart']))).toBe(true);
});
