import { expect, it } from 'vitest';
import type { PreviewSettings } from './previewSettings.ts';
import { countChangedSettings } from './countChangedSettings.ts';

const usual: PreviewSettings = { channel: 'se', width: 390, conditions: [] };

it.each<[title: string, changed: Partial<PreviewSettings>, count: number]>([
  ['nothing', {}, 0],
  ['what is visible beside it', { channel: 'fi', width: 768, customerType: 'STUDENT', at: 1 }, 0],
  ['another market', { market: 'no' }, 1],
  ['another language and a member', { language: 'da', membership: 'member' }, 2],
  [
    'each condition by itself',
    { conditions: ['large-text', 'slow-images'], membership: 'member' },
    3,
  ],
  ['the defaults of an anonymous visitor', { membership: 'guest' }, 0],
])('counts the settings behind the button: %s', (_title, changed, count) => {
  expect(countChangedSettings({ ...usual, ...changed })).toBe(count);
});
