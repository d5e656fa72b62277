import { expect, it } from 'vitest';
import type { Seen } from '../seen.ts';
import { countTurned } from './countTurned.ts';

const usual: Seen = { front: 'se', width: 390, conditions: [] };

it.each<[told: string, turned: Partial<Seen>, count: number]>([
  ['nothing', {}, 0],
  ['what is in sight beside it', { front: 'fi', width: 768, customerType: 'STUDENT', at: 1 }, 0],
  ['another market', { market: 'no' }, 1],
  ['another language and a member', { language: 'da', membership: 'member' }, 2],
  [
    'each condition by itself',
    { conditions: ['large-text', 'slow-images'], membership: 'member' },
    3,
  ],
  ['what everybody is who has not said who they are', { membership: 'guest' }, 0],
])('counts what is turned behind the button: %s', (_told, turned, count) => {
  expect(countTurned({ ...usual, ...turned })).toBe(count);
});
