// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { rememberedText } from './rememberedText.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('is read again by the same key', () => {
  rememberedText('a').write('768');
  expect([rememberedText('a').read(), rememberedText('b').read()]).toEqual(['768', undefined]);
});

it('is undefined when the browser stores nothing', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  rememberedText('a').write('768');
  expect(rememberedText('a').read()).toBeUndefined();
});
