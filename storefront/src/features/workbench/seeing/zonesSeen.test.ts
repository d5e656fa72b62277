import { expect, it } from 'vitest';
import type { Seen } from '../seen.ts';
import { zonesSeen } from './zonesSeen.ts';

const usual: Seen = { front: 'se', width: 390, conditions: [] };

it.each<[whose: string, seen: Partial<Seen>, zones: readonly string[]]>([
  ['the front’s own', { front: 'fi' }, ['Europe/Helsinki']],
  ['its market’s, where another is chosen', { front: 'se', market: 'fi' }, ['Europe/Helsinki']],
  [
    'every front’s, Sweden’s first',
    { front: 'all' },
    ['Europe/Stockholm', 'Europe/Oslo', 'Europe/Copenhagen', 'Europe/Helsinki'],
  ],
  ['one market’s on every front', { front: 'all', market: 'no' }, ['Europe/Oslo']],
])('are %s', (_whose, seen, zones) => expect(zonesSeen({ ...usual, ...seen })).toEqual(zones));
