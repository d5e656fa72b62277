import { expect, it } from 'vitest';
import { planRound } from './spots.ts';

/** As `front/language/market`, the market only where it is not the front's. */
const told = (seen: Parameters<typeof planRound>[0]) =>
  planRound(seen)
    .map(({ front, language, market }) =>
      [front, language, ...(market === front ? [] : [market])].join('/'),
    )
    .join(' ');

it.each<[string, Parameters<typeof planRound>[0], string]>([
  [
    'begins with the front that is looked at, and leaves no other out',
    { front: 'fi' },
    'fi/fi se/sv no/nb dk/da',
  ],
  [
    'is all four in their order when all are looked at',
    { front: 'all' },
    'se/sv no/nb dk/da fi/fi',
  ],
  [
    'begins in the language that is chosen, and takes the front’s own with the rest',
    { front: 'se', language: 'fi' },
    'se/fi se/sv no/nb dk/da fi/fi',
  ],
  [
    'begins in the market that is chosen',
    { front: 'se', market: 'dk' },
    'se/sv/dk se/sv no/nb dk/da fi/fi',
  ],
  [
    'takes no place twice',
    { front: 'all', language: 'da' },
    'se/da no/da dk/da fi/da se/sv no/nb fi/fi',
  ],
])('a round %s', (_what, seen, expected) => expect(told(seen)).toBe(expected));
