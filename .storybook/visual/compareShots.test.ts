import { describe, expect, it } from 'vitest';
import { compareShots, type ShotList } from './compareShots.ts';

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
    title: 'the same twice is no change',
    accepted: 'a1 b2',
    taken: 'a1 b2',
    left: '',
    changes: '',
  },
  {
    title: 'another picture is a change',
    accepted: 'a1 b2',
    taken: 'a1 b3',
    left: '',
    changes: 'changed b',
  },
  {
    title: 'a story nobody accepted is new',
    accepted: 'a1',
    taken: 'a1 b2',
    left: '',
    changes: 'new b',
  },
  {
    title: 'a story that is no longer written is gone',
    accepted: 'a1 b2',
    taken: 'a1',
    left: '',
    changes: 'gone b',
  },
  {
    title: 'a story left out this time is not gone',
    accepted: 'a1 b2',
    taken: 'a1',
    left: 'b',
    changes: '',
  },
  {
    title: 'all three at once, in order',
    accepted: 'a1 c3',
    taken: 'a2 b2',
    left: '',
    changes: 'changed a, new b, gone c',
  },
];

describe('What became of each photograph', () => {
  it.each(rows)('$title', ({ accepted, taken, left, changes }) => {
    const found = compareShots({
      accepted: list(accepted),
      taken: list(taken),
      wasTaken: (key) => left === '' || !key.startsWith(left),
    });
    expect(found.map(({ kind, key }) => `${kind} ${key[0] ?? ''}`).join(', ')).toBe(changes);
  });
});
