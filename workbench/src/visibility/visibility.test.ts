import type { PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { loadWorkbenchText } from '../workbenchText.ts';
import { changeAudience, changeSchedule } from './changeVisibility.ts';
import {
  describeReason,
  describeVisibility,
  type Shown,
  findHidden,
} from './describeVisibility.ts';

const text = await loadWorkbenchText('sv');
const timeText = (moment: string, timeZone?: string) =>
  `${moment.slice(0, 16)} ${timeZone ?? 'here'}`;
const words = { text, timeText, locale: 'sv' } as const;

describe('when and for whom', () => {
  it.each<[Shown, object, Shown]>([
    [
      {},
      { from: '2026-11-27T08:00' },
      { schedule: { from: '2026-11-27T08:00', timeZone: 'market' } },
    ],
    [
      { schedule: { from: '2026-11-27T08:00', timeZone: 'Europe/Oslo' } },
      { to: '2026-11-30T08:00' },
      { schedule: { from: '2026-11-27T08:00', to: '2026-11-30T08:00', timeZone: 'Europe/Oslo' } },
    ],
    [{ schedule: { from: '2026-11-27T08:00', timeZone: 'market' } }, { from: undefined }, {}],
    [
      { schedule: { from: '2026-11-27T08:00', timeZone: 'Europe/Oslo' } },
      { from: undefined },
      { schedule: { timeZone: 'Europe/Oslo' } },
    ],
    [
      { schedule: { timeZone: 'Europe/Oslo' }, audience: { membership: 'guest' } },
      { timeZone: 'market' },
      { audience: { membership: 'guest' } },
    ],
  ])('%j with the schedule %j is %j', (shown, part, expected) =>
    expect(changeSchedule(shown, part)).toEqual(expected),
  );

  it.each<[Shown, object, Shown]>([
    [{}, { channels: ['se'] }, { audience: { channels: ['se'] } }],
    [
      { audience: { channels: ['se'], membership: 'member' } },
      { channels: [] },
      { audience: { membership: 'member' } },
    ],
    [
      { audience: { membership: 'member' }, schedule: { timeZone: 'market' } },
      { membership: undefined },
      { schedule: { timeZone: 'market' } },
    ],
  ])('%j for %j is %j', (shown, part, expected) =>
    expect(changeAudience(shown, part)).toEqual(expected),
  );

  it('is described in one line', () => {
    expect(describeVisibility({}, words)).toBe(`${text('show.everybody')}, ${text('show.always')}`);
    expect(
      describeVisibility(
        { audience: { channels: ['se', 'fi'], customerTypes: ['STUDENT'], viewport: 'phone' } },
        words,
      ),
    ).toBe('Sverige eller Finland, Student, Telefon, alltid');
    expect(
      describeVisibility(
        { schedule: { from: '2026-11-27T08:00', timeZone: 'Europe/Helsinki' } },
        words,
      ),
    ).toBe('alla, från 2026-11-27T08:00 UTC');
    expect(
      describeVisibility({ schedule: { to: '2026-02-31T08:00', timeZone: 'market' } }, words),
    ).toBe('alla, till 2026-02-31T08:00');
  });
});

describe('why something is hidden', () => {
  const widget: StoredWidget = {
    id: 'a',
    type: 'text',
    version: 2,
    name: 'a',
    size: 'full',
    fields: {},
    audience: { customerTypes: ['STUDENT'] },
    schedule: { from: '2026-12-13T08:00', timeZone: 'market' },
  };
  const row = {
    id: 'row',
    name: 'row',
    layout: 'full',
    design: 'default',
    responsiveMode: '',
    widgets: [widget],
    audience: { channels: ['se'] },
  } as const;
  const document: Pick<PageDocument, 'containers'> = { containers: [row] };
  const codes = (...given: Parameters<typeof findHidden>) =>
    findHidden(...given).map(
      ({ channel, reasons }) => `${channel}: ${reasons.map(({ code }) => code).join(' ')}`,
    );

  it('is its row’s reason and its own, channel by channel', () => {
    const now = new Date('2026-12-13T06:30:00Z');
    expect(
      codes(widget, { document, now, preview: { channel: 'all', width: 390, conditions: [] } }),
    ).toEqual([
      'se: not-yet customer-type',
      'no: channel not-yet customer-type',
      'dk: channel not-yet customer-type',
      'fi: channel customer-type',
    ]);
    expect(
      codes(widget, {
        document,
        now: new Date('2026-12-14T06:30:00Z'),
        preview: { channel: 'se', width: 390, customerType: 'STUDENT', conditions: [] },
      }),
    ).toEqual([]);
  });

  it('is described in words, with unknown values as they are', () => {
    expect(
      describeReason({ code: 'customer-type', allowed: ['STUDENT', 'CURVE'] }, 'se', words),
    ).toBe('visas bara för: Student eller Curve');
    expect(describeReason({ code: 'channel', allowed: ['b2b'] }, 'se', words)).toBe(
      'visas bara för: b2b',
    );
    expect(
      describeReason({ code: 'not-yet', from: new Date('2026-12-13T07:00:00Z') }, 'fi', words),
    ).toBe('börjar 2026-12-13T07:00 Europe/Helsinki');
  });
});
