import { expect, it } from 'vitest';
import { loadText } from '../../languages/loadText.ts';
import { arrivalText } from './arrivalText.ts';

const text = await loadText('sv');
const textOf = (data: string | null) =>
  arrivalText(data, {
    text,
    site: { languageId: 'sv-SE', country: 'SE' },
    ordered: new Date('2026-11-20T10:00:00Z'),
  });

it.each([
  ['{"minDays":1,"maxDays":3}', 'Kommer mellan måndag 23 november och onsdag 25 november'],
  ['{"minDays":1,"maxDays":1}', 'Kommer måndag 23 november'],
  ['{"minDays":"soon"}', undefined],
  ['not json', undefined],
  [null, undefined],
])('%s reads %s', (data, message) => expect(textOf(data)).toBe(message));
