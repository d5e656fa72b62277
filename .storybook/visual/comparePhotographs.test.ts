import { describe, expect, it } from 'vitest';
import { comparePhotographs, type ShotList } from './comparePhotographs.ts';

/** `a1 b2`: the photograph of a has hash 1, that of b has hash 2. */
const list = (notation: string): ShotList =>
  new Map(
    notation
      .split(' ')
      .filter(Boolean)
      .map((word) => [`${word[0] ?? ''}--x se 390`, word.slice(1)]),
  );

const rows = [
  {
    title: 'is no change for the same hash',
    accepted: 'a1 b2',
    taken: 'a1 b2',
    left: '',
    changes: '',
  },
  {
    title: 'is changed for another hash',
    accepted: 'a1 b2',
    taken: 'a1 b3',
    left: '',
    changes: 'changed b',
  },
  {
    title: 'is new for a story that was never accepted',
    accepted: 'a1',
    taken: 'a1 b2',
    left: '',
    changes: 'new b',
  },
  {
    title: 'is gone for a story that no longer exists',
    accepted: 'a1 b2',
    taken: 'a1',
    left: '',
    changes: 'gone b',
  },
  {
    title: 'is not gone for a story that was not requested',
    accepted: 'a1 b2',
    taken: 'a1',
    left: 'b',
    changes: '',
  },
  {
    title: 'is sorted by key',
    accepted: 'a1 c3',
    taken: 'a2 b2',
    left: '',
    changes: 'changed a, new b, gone c',
  },
];

describe('the outcome of each photograph', () => {
  it.each(rows)('$title', ({ accepted, taken, left, changes }) => {
    const found = comparePhotographs({
      accepted: list(accepted),
      taken: list(taken),
      wasTaken: (key) => left === '' || !key.startsWith(left),
    });
    expect(found.map(({ kind, key }) => `${kind} ${key[0] ?? ''}`).join(', ')).toBe(changes);
  });
});
