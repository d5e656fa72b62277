import type { ServiceFinding, PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { moveWidget, removeWidget, setField } from '../editing/editDocument.ts';
import { carryFindings } from './carryFindings.ts';

const widget = (id: string): StoredWidget => ({
  id,
  type: 'hero',
  version: 1,
  name: id,
  size: 'full',
  fields: { link: { sv: { label: 'Kappor', href: '/c/x' }, fi: { label: 'Takit', href: '/c/y' } } },
});
const row = (id: string) =>
  ({
    id: `row-${id}`,
    name: id,
    layout: 'full',
    design: 'default',
    responsiveMode: '',
    widgets: [widget(id)],
  }) as const;
const saved: PageDocument = {
  name: 'Sida',
  title: { sv: 'Sida' },
  alias: { sv: 'sida' },
  tags: [],
  containers: [row('a'), row('b')],
};
const finding = (path: string): ServiceFinding => ({
  level: 'warning',
  path,
  code: 'unknown-link',
  values: { target: '/c/x' },
});
const all = [
  finding('alias.sv'),
  finding('containers[0].widgets[0].fields.link.sv.href'),
  finding('containers[1].widgets[0].fields.link.fi.href'),
];
const href = (widgetId: string, language: string) => ({
  widgetId,
  path: ['link', language, 'href'],
  value: '/c/dam',
});

it.each<[string, PageDocument, readonly string[]]>([
  [
    'stays where nothing was changed',
    saved,
    [
      'alias.sv',
      'containers[0].widgets[0].fields.link.sv.href',
      'containers[1].widgets[0].fields.link.fi.href',
    ],
  ],
  [
    'moves with its widget',
    moveWidget(saved, 'b', 0),
    [
      'alias.sv',
      'containers[1].widgets[0].fields.link.sv.href',
      'containers[0].widgets[0].fields.link.fi.href',
    ],
  ],
  [
    'is dropped with its widget',
    removeWidget(saved, 'a'),
    ['alias.sv', 'containers[0].widgets[0].fields.link.fi.href'],
  ],
  [
    'is dropped once its field is changed',
    setField(saved, href('a', 'sv')),
    ['alias.sv', 'containers[1].widgets[0].fields.link.fi.href'],
  ],
  [
    'stays where another language was changed',
    setField(saved, href('a', 'fi')),
    [
      'alias.sv',
      'containers[0].widgets[0].fields.link.sv.href',
      'containers[1].widgets[0].fields.link.fi.href',
    ],
  ],
  [
    'is dropped with a new address of the page',
    { ...saved, alias: { sv: 'sidan' } },
    [
      'containers[0].widgets[0].fields.link.sv.href',
      'containers[1].widgets[0].fields.link.fi.href',
    ],
  ],
])('a service finding %s', (_title, now, expected) =>
  expect(carryFindings(all, saved, now).map(({ path }) => path)).toEqual(expected),
);
