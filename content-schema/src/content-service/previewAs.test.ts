import { expect, it } from 'vitest';
import { type PreviewAs, readPreviewAs, writePreviewAs } from './previewAs.ts';

it.each<[string, PreviewAs]>([
  ['', {}],
  ['customerType=STUDENT', { customerType: 'STUDENT' }],
  [
    'customerType=CURVE&membership=guest&viewport=phone&at=2026-11-27T07%3A00%3A00.000Z',
    {
      customerType: 'CURVE',
      membership: 'guest',
      viewport: 'phone',
      at: new Date('2026-11-27T07:00:00Z'),
    },
  ],
])('%s is written and read', (text, as) => {
  expect(writePreviewAs(as)).toBe(text);
  expect(readPreviewAs(text)).toEqual(as);
});

it.each([
  undefined,
  null,
  '&&==',
  'customerType=CAT&membership=&viewport=watch&at=tomorrow',
  'at=275761-01-01',
])('%o is ignored', (text) => expect(readPreviewAs(text)).toEqual({}));
