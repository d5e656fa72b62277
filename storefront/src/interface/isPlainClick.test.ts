import { expect, it } from 'vitest';
import { isPlainClick } from './isPlainClick.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
] as const)('a click with %o is handled by the page: %s', (part, expected) =>
  expect(isPlainClick({ ...plain, ...part })).toBe(expected),
);
