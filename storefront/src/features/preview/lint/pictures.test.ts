import { expect, it } from 'vitest';
import { stateOf } from './pictures.ts';

it.each([
  ['has loaded', { url: '/images/a.webp', isComplete: true, naturalWidth: 640 }, 'there'],
  ['is loading', { url: '/images/a.webp', isComplete: false, naturalWidth: 0 }, 'late'],
  ['has loaded in part', { url: '/images/a.webp', isComplete: false, naturalWidth: 640 }, 'late'],
  ['is broken', { url: '/images/a.webp', isComplete: true, naturalWidth: 0 }, 'gone'],
  ['has no address', { url: '', isComplete: true, naturalWidth: 0 }, 'there'],
] as const)('a picture that %s', (_title, fetched, expected) =>
  expect(stateOf(fetched)).toBe(expected),
);
