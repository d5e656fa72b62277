import { expect, it } from 'vitest';
import type { PreviewSettings } from './previewSettings.ts';
import { previewTimeZones } from './previewTimeZones.ts';

const usual: PreviewSettings = { channel: 'se', width: 390, conditions: [] };

it.each<[whose: string, preview: Partial<PreviewSettings>, zones: readonly string[]]>([
  ['the channel’s own', { channel: 'fi' }, ['Europe/Helsinki']],
  ['its market’s, where another is chosen', { channel: 'se', market: 'fi' }, ['Europe/Helsinki']],
  [
    'every channel’s, Sweden’s first',
    { channel: 'all' },
    ['Europe/Stockholm', 'Europe/Oslo', 'Europe/Copenhagen', 'Europe/Helsinki'],
  ],
  ['one market’s on every channel', { channel: 'all', market: 'no' }, ['Europe/Oslo']],
])('are %s', (_whose, preview, zones) =>
  expect(previewTimeZones({ ...usual, ...preview })).toEqual(zones),
);
