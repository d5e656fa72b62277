import { afterEach, expect, it, vi } from 'vitest';
import { isSlowConnection } from './isSlowConnection.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [undefined, false],
])('%j is slow: %s', (connection, isSlow) => {
  vi.stubGlobal('navigator', { connection });
  expect(isSlowConnection()).toBe(isSlow);
});
