import { expect, it } from 'vitest';
import { loadWidgetText } from '../languages/loadWidgetText.ts';
import { formatMoment } from './formatMoment.ts';

it.each([
  ['sv', '2026-11-29T23:59:00+01:00', '29 november kl. 23.59'],
  ['nb', '2026-11-29T23:59:00+01:00', '29. november kl. 23.59'],
  ['da', '2026-11-29T08:05:00+01:00', '29. november kl. 08.05'],
  ['fi', '2026-11-29T23:59:00+02:00', '29. marraskuuta klo 23.59'],
] as const)('in %s %s is said as the clock on the wall there shows it', async (locale, moment, said) => {
  expect(formatMoment(moment, { locale, text: await loadWidgetText(locale) })).toBe(said);
});
