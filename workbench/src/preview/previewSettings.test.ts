import type { PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { timeOf } from './previewSettings.ts';

const now = new Date('2026-11-21T22:57:00Z');
const widget = (id: string, changes: Partial<StoredWidget>): StoredWidget => ({
  id,
  type: 'text',
  version: 1,
  name: id,
  size: 'full',
  fields: {},
  ...changes,
});
const pageWith = (...widgets: readonly StoredWidget[]): PageDocument => ({
  name: 'Jul',
  title: {},
  tags: [],
  containers: [
    { id: 'row', name: 'Rad', layout: 'full', design: 'default', responsiveMode: '', widgets },
  ],
});
const zones = ['Europe/Stockholm'];
const reported = (page: PageDocument, by = zones) =>
  timeOf(page, { now, zones: by }).moments.map(
    ({ at: moment, kind, widgetId }) => `${moment.toISOString().slice(0, 16)} ${widgetId} ${kind}`,
  );

describe('the time line', () => {
  it('lists what begins and ends, and the end of an offer, from now on', () => {
    const page = pageWith(
      widget('over', { schedule: { to: '2026-11-20T12:00', timeZone: 'market' } }),
      widget('lucia', {
        schedule: { from: '2026-12-01T08:00', to: '2026-12-14T00:00', timeZone: 'market' },
      }),
      widget('code', {
        type: 'offers',
        fields: {
          heading: { sv: 'Jul' },
          ends: { '*': '2026-12-24T14:00:00.000Z', fi: '2026-12-24T13:00:00.000Z' },
        },
      }),
    );
    expect(reported(page)).toEqual([
      '2026-12-01T07:00 lucia begins',
      '2026-12-13T23:00 lucia ends',
      '2026-12-24T13:00 code ends',
      '2026-12-24T14:00 code ends',
    ]);
  });

  it('uses the previewed visitor’s time zone, and each where several differ', () => {
    const page = pageWith(
      widget('lucia', { schedule: { from: '2026-12-13T07:00', timeZone: 'market' } }),
      widget('code', { type: 'offers', fields: { ends: { '*': '2026-12-24T14:00:00.000Z' } } }),
      widget('fixed', { schedule: { from: '2026-12-30T07:00', timeZone: 'Europe/Stockholm' } }),
    );
    const others = ['2026-12-24T14:00 code ends', '2026-12-30T06:00 fixed begins'];
    expect(reported(page, ['Europe/Helsinki'])).toEqual([
      '2026-12-13T05:00 lucia begins',
      ...others,
    ]);
    expect(
      reported(page, ['Europe/Stockholm', 'Europe/Oslo', 'Europe/Copenhagen', 'Europe/Helsinki']),
    ).toEqual(['2026-12-13T05:00 lucia begins', '2026-12-13T06:00 lucia begins', ...others]);
  });

  it('reaches as far as the last change or the previewed moment, and no further than two years', () => {
    const days = (to: number, from: number) => Math.round((to - from) / 86_400_000);
    const reach = (page: PageDocument, at?: number) => {
      const { from, to } = timeOf(page, { now, at, zones });
      return days(to, from);
    };
    expect(reach(pageWith())).toBe(45);
    expect(
      reach(
        pageWith(widget('spring', { schedule: { from: '2027-04-01T00:00', timeZone: 'market' } })),
      ),
    ).toBe(137);
    expect(
      reach(
        pageWith(widget('never', { schedule: { to: '2126-04-01T00:00', timeZone: 'market' } })),
      ),
    ).toBe(45);
    expect(reach(pageWith(), Date.parse('2027-06-20T12:00:00Z'))).toBe(211);
  });

  it('includes the page’s own publication, among the rest', () => {
    const planned = new Date(now.getTime() + 3_600_000);
    expect(timeOf(pageWith(), { now, planned, zones }).moments).toEqual([
      { at: planned, kind: 'publishes', widgetId: '', name: '' },
    ]);
    expect(
      timeOf(pageWith(), { now, planned: new Date(now.getTime() - 1), zones }).moments,
    ).toEqual([]);
  });

  it('begins at the full hour before now, and counts no earlier changes', () => {
    const { from } = timeOf(pageWith(), { now, zones });
    expect(new Date(from).toISOString()).toBe('2026-11-21T22:00:00.000Z');
    expect(
      reported(
        pageWith(widget('just', { schedule: { from: '2026-11-21T23:30', timeZone: 'market' } })),
      ),
    ).toEqual([]);
  });
});
