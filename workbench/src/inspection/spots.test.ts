import { expect, it } from 'vitest';
import { planInspections } from './spots.ts';

/** As `channel/language/market`, the market only where it is not the channel's. */
const reported = (preview: Parameters<typeof planInspections>[0]) =>
  planInspections(preview)
    .map(({ channel, language, market }) =>
      [channel, language, ...(market === channel ? [] : [market])].join('/'),
    )
    .join(' ');

it.each<[string, Parameters<typeof planInspections>[0], string]>([
  [
    'begins with the viewed channel, and leaves no other out',
    { channel: 'fi' },
    'fi/fi se/sv no/nb dk/da',
  ],
  ['is all four in their order when all are viewed', { channel: 'all' }, 'se/sv no/nb dk/da fi/fi'],
  [
    'begins in the chosen language, and inspects the channel’s own with the rest',
    { channel: 'se', language: 'fi' },
    'se/fi se/sv no/nb dk/da fi/fi',
  ],
  [
    'begins in the chosen market',
    { channel: 'se', market: 'dk' },
    'se/sv/dk se/sv no/nb dk/da fi/fi',
  ],
  [
    'inspects no spot twice',
    { channel: 'all', language: 'da' },
    'se/da no/da dk/da fi/da se/sv no/nb fi/fi',
  ],
])('a round %s', (_what, preview, expected) => expect(reported(preview)).toBe(expected));
