import { describe, expect, it } from 'vitest';
import { heroPath, reportedIn, storedHero, storedPage } from '../testing/storedPage.ts';

/** A widget in a row, each for its own audience, or at its own time. */
const inRow = (row: object, widget: object) =>
  storedPage([{ ...storedHero, audience: widget }], {}, { audience: row });
const atTime = (row: object, widget: object) =>
  storedPage([{ ...storedHero, schedule: widget }], {}, { schedule: row });

describe('a schedule or an audience', () => {
  it.each<[string, unknown, readonly string[]]>([
    [
      'a day that does not exist',
      storedPage([{ ...storedHero, schedule: { from: '2026-02-30T08:00', timeZone: 'market' } }]),
      [`error ${heroPath}.schedule.from bad-time`],
    ],
    [
      'an end before its beginning',
      storedPage([
        {
          ...storedHero,
          schedule: { from: '2026-11-30T08:00', to: '2026-11-29T08:00', timeZone: 'Europe/Oslo' },
        },
      ]),
      [`error ${heroPath}.schedule.to ends-before-it-begins`],
    ],
    [
      'an unknown time zone',
      storedPage([{ ...storedHero, schedule: { timeZone: 'Mars/Olympus' } }]),
      [`error ${heroPath}.schedule.timeZone bad-zone`],
    ],
    [
      'an unknown audience',
      storedPage([
        { ...storedHero, audience: { customerTypes: ['PERSON', 'CAT'], membership: 'cat' } },
      ]),
      [
        `error ${heroPath}.audience.customerTypes[1] unknown-option`,
        `error ${heroPath}.audience.membership unknown-option`,
      ],
    ],
    [
      'audiences that are not lists, and an unknown language',
      storedPage([
        {
          ...storedHero,
          audience: { customerTypes: 5, channels: 'se', languages: ['sv', 'en'], markets: [''] },
        },
      ]),
      [
        `error ${heroPath}.audience.channels not-list`,
        `error ${heroPath}.audience.markets[0] unknown-option`,
        `error ${heroPath}.audience.languages[1] unknown-option`,
        `error ${heroPath}.audience.customerTypes not-list`,
      ],
    ],
    [
      'a row that ends before it begins, with an unknown audience',
      storedPage(
        [],
        {},
        {
          schedule: { from: '2026-11-30T08:00', to: '2026-11-29T08:00', timeZone: 'market' },
          audience: { membership: 'cat' },
        },
      ),
      [
        'error containers[0].schedule.to ends-before-it-begins',
        'error containers[0].audience.membership unknown-option',
      ],
    ],
    [
      'a row whose schedule is a string',
      storedPage(
        [],
        {},
        {
          schedule: 'soon',
        },
      ),
      ['error containers[0].schedule not-object'],
    ],
    [
      'a widget whose audience its row excludes',
      inRow({ channels: ['se', 'no'] }, { channels: ['fi', 'dk'] }),
      [`warning ${heroPath}.audience.channels nobody`],
    ],
    [
      'a widget for guests in a row for members, on phones in one for desktops',
      inRow(
        { membership: 'member', viewport: 'desktop' },
        { membership: 'guest', viewport: 'phone' },
      ),
      [
        `warning ${heroPath}.audience.membership nobody`,
        `warning ${heroPath}.audience.viewport nobody`,
      ],
    ],
    [
      'a widget of a row that shares one channel, and is for every market',
      inRow({ channels: ['se', 'no'], markets: [] }, { channels: ['no', 'fi'], markets: ['fi'] }),
      [],
    ],
    [
      'a widget that begins when its row ends',
      atTime(
        { to: '2026-11-30T08:00', timeZone: 'market' },
        { from: '2026-11-30T08:00', timeZone: 'market' },
      ),
      [`warning ${heroPath}.schedule.from nobody`],
    ],
    [
      'a widget that ends a day before its row begins, in another time zone',
      atTime(
        { from: '2026-11-30T08:00', timeZone: 'market' },
        { to: '2026-11-29T08:00', timeZone: 'Europe/Oslo' },
      ),
      [`warning ${heroPath}.schedule.to nobody`],
    ],
    [
      'a widget that begins an hour after its row ends, in a time zone that may be behind',
      atTime(
        { to: '2026-11-30T08:00', timeZone: 'market' },
        { from: '2026-11-30T09:00', timeZone: 'Europe/Helsinki' },
      ),
      [],
    ],
  ])('with %s', (_title, value, expected) => expect(reportedIn(value)).toEqual(expected));
});
