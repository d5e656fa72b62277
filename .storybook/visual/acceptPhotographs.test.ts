import { describe, expect, it } from 'vitest';
import { acceptPhotographs } from './acceptPhotographs.ts';

/** `a1 b2`: the photograph of story a has hash 1, that of b has hash 2. */
const shots = (notation: string): readonly (readonly [string, string])[] =>
  notation
    .split(' ')
    .filter(Boolean)
    .map((word) => [`${word.slice(0, -1)} se 390`, word.slice(-1)]);
const notationOf = (list: ReadonlyMap<string, string>): string =>
  [...list]
    .map(([key, hash]) => `${key.split(' ')[0] ?? ''}${hash}`)
    .toSorted()
    .join(' ');

/** `written` are all stories, `chosen` those that were photographed. */
const rows = [
  {
    title: 'accepts everything at first',
    accepted: '',
    written: 'a b',
    chosen: 'a b',
    taken: 'a1 b2',
    words: '',
    list: 'a1 b2',
  },
  {
    title: 'accepts changed and new photographs',
    accepted: 'a1 b2',
    written: 'a b c',
    chosen: 'a b c',
    taken: 'a1 b3 c4',
    words: '',
    list: 'a1 b3 c4',
  },
  {
    title: 'retains the hashes of a story that was not photographed',
    accepted: 'a1 b2',
    written: 'a b',
    chosen: 'a',
    taken: 'a3',
    words: '',
    list: 'a3 b2',
  },
  {
    title: 'removes the hashes of a story that no longer exists',
    accepted: 'a1 b2',
    written: 'a',
    chosen: 'a',
    taken: 'a1',
    words: '',
    list: 'a1',
  },
  {
    title: 'removes the hash of a photograph that a story no longer has',
    accepted: 'a1 b2',
    written: 'a b',
    chosen: 'a b',
    taken: 'a1',
    words: '',
    list: 'a1',
  },
  {
    title: 'accepts one story only',
    accepted: 'a1 b2',
    written: 'a b',
    chosen: 'a b',
    taken: 'a3 b4',
    words: 'b',
    list: 'a1 b4',
  },
  {
    title: 'accepts the removal of one story',
    accepted: 'a1 b2 c3',
    written: 'a',
    chosen: 'a',
    taken: 'a4',
    words: 'b',
    list: 'a1 c3',
  },
  {
    title: 'accepts stories by a common prefix',
    accepted: 'box--a1 box--b1 bar--a1',
    written: 'box--a box--b bar--a',
    chosen: 'box--a box--b bar--a',
    taken: 'box--a2 box--b2 bar--a2',
    words: 'box',
    list: 'bar--a1 box--a2 box--b2',
  },
  {
    title: 'accepts a story, but not another whose id starts with its id',
    accepted: 'a1 ab1',
    written: 'a ab',
    chosen: 'a ab',
    taken: 'a2 ab2',
    words: 'a',
    list: 'a2 ab1',
  },
  {
    title: 'accepts a story, but not the removal of another whose id starts with its id',
    accepted: 'a1 ab1',
    written: 'a',
    chosen: 'a',
    taken: 'a2',
    words: 'a',
    list: 'a2 ab1',
  },
  {
    title: 'accepts nothing of a story that was not photographed',
    accepted: 'a1 b2',
    written: 'a b',
    chosen: 'a',
    taken: 'a3',
    words: 'b',
    list: 'a1 b2',
  },
  {
    title: 'accepts nothing of an unknown story',
    accepted: 'a1',
    written: 'a',
    chosen: 'a',
    taken: 'a2',
    words: 'z',
    list: 'a1',
  },
];

describe('accepting photographs', () => {
  const sources = [['widgets/src/a.tsx', 'f']] as const;

  it.each(rows)('$title', ({ accepted, written, chosen, taken, words, list }) => {
    const named = words.split(' ').filter(Boolean);
    const last = {
      stories: chosen.split(' '),
      everyStory: written.split(' '),
      taken: shots(taken),
      sources,
    };
    const now = acceptPhotographs({ accepted: new Map(shots(accepted)), last, words: named });
    expect(notationOf(now.list)).toBe(list);
    expect(now.sources, 'only where everything was accepted').toEqual(
      named.length === 0 ? new Map(sources) : undefined,
    );
    expect(
      notationOf(acceptPhotographs({ accepted: now.list, last, words: named }).list),
      'twice is as once',
    ).toBe(list);
  });

  it('records no sources if the stories were named', () => {
    expect(
      acceptPhotographs({
        accepted: new Map(),
        last: { stories: ['a'], everyStory: ['a', 'b'], taken: shots('a1') },
        words: [],
      }),
    ).toEqual({ list: new Map(shots('a1')) });
  });
});
