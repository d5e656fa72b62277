import { describe, expect, it } from 'vitest';
import type { Audience, Visitor } from './audience.ts';
import { explain } from './explain.ts';
import { momentsOf } from './moments.ts';
import { isTimeZone, isWallTime, momentOf, type Schedule } from './schedule.ts';

const finnish: Visitor = {
  channel: 'fi',
  market: 'fi',
  language: 'fi',
  timeZone: 'Europe/Helsinki',
  now: new Date('2026-11-27T06:30:00Z'),
};
const codes = (...given: Parameters<typeof explain>) => explain(...given).map(({ code }) => code);

describe('whether a widget is visible', () => {
  it.each<[string, Schedule, readonly string[]]>([
    ['without limits', { timeZone: 'market' }, []],
    [
      'from eight in Finland, when it is half past eight there',
      { from: '2026-11-27T08:00', timeZone: 'market' },
      [],
    ],
    [
      'from eight in Sweden, when it is half past seven there',
      { from: '2026-11-27T08:00', timeZone: 'Europe/Stockholm' },
      ['not-yet'],
    ],
    ['until half past eight in Finland', { to: '2026-11-27T08:30', timeZone: 'market' }, ['over']],
    ['until a minute later', { to: '2026-11-27T08:31', timeZone: 'market' }, []],
    [
      'from a day that does not exist, as a draft may have it',
      { from: '2026-02-31T08:00', timeZone: 'market' },
      [],
    ],
    [
      'until then in an unknown zone, by the market’s clock',
      { to: '2026-11-27T08:30', timeZone: 'Mars/Olympus' },
      ['over'],
    ],
  ])('%s', (_title, schedule, expected) => expect(codes({ schedule }, finnish)).toEqual(expected));

  it.each([
    ['everybody', {}, []],
    ['nobody named', { channels: [], markets: [] }, []],
    ['its own channel', { channels: ['fi', 'se'] }, []],
    [
      'another channel and language',
      { channels: ['se'], languages: ['sv'] },
      ['channel', 'language'],
    ],
    [
      'members, of whom a page for everybody knows nothing',
      { membership: 'member' },
      ['membership'],
    ],
    ['companies, likewise', { customerTypes: ['ORGANIZATION'] }, ['customer-type']],
    ['phones, which a style sheet decides', { viewport: 'phone' }, []],
  ] as const)('for %s', (_title, audience, expected) =>
    expect(codes({ audience }, finnish)).toEqual(expected),
  );

  it('for a value that is not a list, as a draft may have it, hides nothing', () => {
    const audience: unknown = { channels: 5, languages: 'fi' };
    expect(codes({ audience: audience as Audience }, finnish)).toEqual([]);
  });

  it('to a student who is a member, on a desktop', () => {
    const visitor: Visitor = {
      ...finnish,
      customerType: 'STUDENT',
      membership: 'member',
      viewport: 'desktop',
    };
    expect(
      codes(
        {
          audience: {
            customerTypes: ['STUDENT', 'CURVE'],
            membership: 'member',
            viewport: 'desktop',
          },
        },
        visitor,
      ),
    ).toEqual([]);
    expect(explain({ audience: { membership: 'guest', viewport: 'phone' } }, visitor)).toEqual([
      { code: 'membership', allowed: ['guest'] },
      { code: 'viewport', allowed: ['phone'] },
    ]);
  });
});

describe('a wall clock', () => {
  it.each([
    ['2026-11-27T08:00', 'Europe/Stockholm', '2026-11-27T07:00:00.000Z'],
    ['2026-07-01T08:00', 'Europe/Stockholm', '2026-07-01T06:00:00.000Z'],
    ['2026-03-29T02:30', 'Europe/Stockholm', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Stockholm', '2026-10-25T00:30:00.000Z'],
  ])('%s in %s is %s', (wall, zone, moment) =>
    expect(momentOf(wall, zone).toISOString()).toBe(moment),
  );

  it.each([
    ['2026-11-27T08:00', true],
    ['2026-02-31T08:00', false],
    ['2026-11-27', false],
    ['2026-11-27T25:00', false],
    [8, false],
  ])('%o has one error: %o', (text, is) => expect(isWallTime(text)).toBe(is));
  it.each([
    ['market', true],
    ['Europe/Oslo', true],
    ['Mars/Olympus', false],
    [undefined, false],
  ])('%o names a zone: %o', (text, is) => expect(isTimeZone(text)).toBe(is));
});

it('lists the scheduled changes of a page in order', () => {
  const widget = (id: string, schedule?: Schedule) => ({
    id,
    name: id,
    type: 'text',
    version: 2,
    size: 'full' as const,
    fields: {},
    ...(schedule && { schedule }),
  });
  const containers = [
    {
      id: 'c',
      name: 'c',
      layout: 'full' as const,
      design: 'default' as const,
      responsiveMode: '' as const,
      widgets: [
        widget('lucia', { from: '2026-12-13T00:00', timeZone: 'market' }),
        widget('always'),
        widget('friday', { from: '2026-11-27T00:00', to: '2026-11-30T00:00', timeZone: 'market' }),
      ],
    },
  ];
  const reported = (given: Parameters<typeof momentsOf>[0]) =>
    momentsOf(given, 'Europe/Stockholm').map(
      ({ at, kind, name }) => `${at.toISOString().slice(0, 13)} ${name} ${kind}`,
    );
  expect(reported({ containers })).toEqual([
    '2026-11-26T23 friday begins',
    '2026-11-29T23 friday ends',
    '2026-12-12T23 lucia begins',
  ]);
  expect(
    reported({
      containers: containers.map((row) => ({
        ...row,
        name: 'row',
        widgets: [],
        schedule: { to: '2026-12-24T15:00', timeZone: 'market' },
      })),
    }),
  ).toEqual(['2026-12-24T14 row ends']);
});
