import { expect, it } from 'vitest';
import { loadWidgetText } from '../languages/loadWidgetText.ts';
import { formatMoment } from './formatMoment.ts';

it.each([
  ['sv', 'Europe/Stockholm', '2026-11-29T23:59:00+01:00', '29 november kl. 23.59'],
  ['nb', 'Europe/Oslo', '2026-11-29T23:59:00+01:00', '29. november kl. 23.59'],
  ['da', 'Europe/Copenhagen', '2026-11-29T08:05:00+01:00', '29. november kl. 08.05'],
  ['da', 'Europe/Copenhagen', '2026-12-24T14:00:00.000Z', '24. december kl. 15.00'],
  ['sv', 'Europe/Stockholm', '2026-06-30T21:59:00Z', '30 juni kl. 23.59'],
  ['fi', 'Europe/Helsinki', '2026-11-29T23:59:00+02:00', '29. marraskuuta klo 23.59'],
  ['fi', 'Europe/Helsinki', '2026-11-29T22:30:00Z', '30. marraskuuta klo 00.30'],
] as const)(
  'in %s, in %s, %s is formatted in local time',
  async (locale, timeZone, moment, expected) => {
    expect(formatMoment(moment, { locale, timeZone, text: await loadWidgetText(locale) })).toBe(
      expected,
    );
  },
);

it.each([
  ['sv', 'Europe/Stockholm', '29 november 2126 kl. 23.59'],
  ['nb', 'Europe/Oslo', '29. november 2126 kl. 23.59'],
  ['da', 'Europe/Copenhagen', '29. november 2126 kl. 23.59'],
  ['fi', 'Europe/Helsinki', '30. marraskuuta 2126 klo 00.59'],
] as const)(
  'in %s, in %s, the year is formatted before the hour',
  async (locale, timeZone, expected) => {
    expect(
      formatMoment('2126-11-29T23:59:00+01:00', {
        locale,
        timeZone,
        hasYear: true,
        text: await loadWidgetText(locale),
      }),
    ).toBe(expected);
  },
);
