// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { storedText } from './storedText.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('is read again by the same key', () => {
  storedText('a').write('768');
  expect([storedText('a').read(), storedText('b').read()]).toEqual(['768', undefined]);
});

it('is undefined when the browser stores nothing', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  storedText('a').write('768');
  expect(storedText('a').read()).toBeUndefined();
});
