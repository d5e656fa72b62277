import { expect, it } from 'vitest';
import type { StoredContainer } from './pageDocument.ts';
import { viewContainers } from './viewContainers.ts';

const row = (id: string, shown: Partial<StoredContainer> = {}): StoredContainer => ({
  id,
  name: id,
  layout: 'full',
  design: 'default',
  responsiveMode: '',
  widgets: [{ id: `${id}-text`, type: 'text', version: 2, name: id, size: 'full', fields: {} }],
  ...shown,
});
const visitor = {
  channel: 'fi',
  market: 'fi',
  language: 'fi',
  timeZone: 'Europe/Helsinki',
  now: new Date('2026-12-13T06:30:00Z'),
} as const;

it('marks content for one viewport in an area that serves both, and requires nothing more in an area that serves one', () => {
  const containers = [
    row('a', { audience: { viewport: 'phone' } }),
    row('b', {
      widgets: [
        {
          id: 'w',
          type: 'text',
          version: 2,
          name: 'w',
          size: 'full',
          fields: {},
          audience: { viewport: 'desktop' },
        },
      ],
    }),
  ];
  const classes = (viewport?: 'phone' | 'desktop') =>
    viewContainers(
      { containers },
      { areaId: 7, visitor: { ...visitor, ...(viewport && { viewport }) } },
    ).map(({ classNames, widgets }) => [classNames, widgets.map((widget) => widget.classNames)]);
  expect(classes()).toEqual([
    [['only-phone'], [[]]],
    [[], [['only-desktop']]],
  ]);
  expect(classes('phone')).toEqual([
    [[], [[]]],
    [[], []],
  ]);
});

it('leaves out a row and its widgets when it is not visible to the visitor, and keeps the indices of the others', () => {
  const containers = [
    row('a', { audience: { channels: ['se'] } }),
    row('b'),
    row('c', { schedule: { from: '2026-12-24T08:00', timeZone: 'market' } }),
    row('d', {
      audience: { languages: ['fi'] },
      schedule: { from: '2026-12-13T08:00', timeZone: 'market' },
    }),
  ];
  const seen = viewContainers({ containers }, { areaId: 7, visitor });
  expect(
    seen.map(({ id, sortOrder, widgets }) => [id, sortOrder, widgets.map((widget) => widget.id)]),
  ).toEqual([
    [701, 1, ['7-b-text']],
    [703, 3, ['7-d-text']],
  ]);
});
