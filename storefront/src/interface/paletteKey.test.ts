// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { isPaletteKey } from './paletteKey.ts';

afterEach(() => vi.restoreAllMocks());

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

it.each([
  [windows, { key: 'k', ctrlKey: true }, true],
  [windows, { key: 'K', ctrlKey: true }, true],
  [windows, { key: 'k', metaKey: true }, false],
  [windows, { key: 'k' }, false],
  [windows, { key: 'l', ctrlKey: true }, false],
  [windows, { key: 'k', ctrlKey: true, shiftKey: true }, false],
  [windows, { key: 'k', ctrlKey: true, altKey: true }, false],
  [windows, { key: 'k', ctrlKey: true, isComposing: true }, false],
  [mac, { key: 'k', metaKey: true }, true],
  // There it deletes to the end of the line.
  [mac, { key: 'k', ctrlKey: true }, false],
  [mac, { key: 'k', ctrlKey: true, metaKey: true }, false],
])('in %s a press of %o opens the palette: %s', (userAgent, pressed, expected) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(isPaletteKey(new KeyboardEvent('keydown', pressed))).toBe(expected);
});
