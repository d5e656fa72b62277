import type { StoredContainer } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { findField } from './findField.ts';

const containers: readonly StoredContainer[] = [
  {
    id: 'row',
    name: 'row',
    layout: 'full',
    design: 'default',
    responsiveMode: '',
    widgets: [
      { id: 'hero', type: 'hero', version: 1, name: 'hero', size: 'full', fields: {} },
      {
        id: 'points',
        type: 'selling-points',
        version: 1,
        name: 'points',
        size: 'full',
        fields: {},
      },
      { id: 'tiles', type: 'category-tiles', version: 1, name: 'tiles', size: 'full', fields: {} },
    ],
  },
];
const hero = 'containers[0].widgets[0]';

it.each([
  ['title.fi', { controlId: 'field-title-fi', language: 'fi' }],
  ['name', { controlId: 'field-name' }],
  [
    `${hero}.fields.heading.da`,
    { widgetId: 'hero', controlId: 'field-heading-da', language: 'da' },
  ],
  [`${hero}.fields.heading`, { widgetId: 'hero', controlId: 'field-heading' }],
  [
    `${hero}.fields.link.nb.href`,
    { widgetId: 'hero', controlId: 'field-link-nb-href', language: 'nb' },
  ],
  [
    `${hero}.fields.image.fi.alt.sv`,
    { widgetId: 'hero', controlId: 'field-image-fi-alt-sv', market: 'fi', language: 'sv' },
  ],
  [
    `${hero}.fields.image.*.file`,
    { widgetId: 'hero', controlId: 'field-image-all-file', market: '*' },
  ],
  [
    'containers[0].widgets[1].fields.figures[2].caption.fi',
    { widgetId: 'points', controlId: 'field-figures-2-caption-fi', language: 'fi' },
  ],
  [
    'containers[0].widgets[2].fields.tiles[0].category',
    { widgetId: 'tiles', controlId: 'field-tiles-0-category' },
  ],
  [
    'containers[0].widgets[2].fields.tiles[0].category.da',
    { widgetId: 'tiles', controlId: 'field-tiles-0-category-da', language: 'da' },
  ],
  [hero, { widgetId: 'hero', controlId: 'field-name' }],
  [`${hero}.schedule.to`, { widgetId: 'hero', controlId: 'field-schedule-to' }],
  [
    'containers[0].audience.channels',
    { widgetId: 'hero', controlId: 'field-row-audience-channels' },
  ],
  ['containers[7].widgets[0].id', { controlId: 'field-containers-7-widgets-0-id' }],
])('%s', (path, expected) => expect(findField(path, containers)).toEqual(expected));
