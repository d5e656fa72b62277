import type { StoredWidget } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { loadWorkbenchText } from '../workbenchText.ts';
import { firstWords, ownName, pageLabel, widgetLabel } from './contentLabels.ts';

const text = await loadWorkbenchText('fi');
const widget = (
  type: string,
  fields: object,
  changes: Partial<StoredWidget> = {},
): StoredWidget => ({
  id: type,
  type,
  version: 1,
  name: type,
  size: 'full',
  fields: fields as StoredWidget['fields'],
  ...changes,
});
const title = (english: string) => ({ Hero: 'Yläosa' })[english] ?? english;

describe('an editor’s label of a widget', () => {
  it.each<[string, StoredWidget, string | undefined]>([
    [
      'its heading',
      widget('hero', { eyebrow: { fi: 'Talvi' }, heading: { sv: 'Kappväder', fi: 'Takkisää' } }),
      'Takkisää',
    ],
    [
      'its heading in the nearest language',
      widget('hero', { heading: { sv: 'Kappväder' } }),
      'Kappväder',
    ],
    [
      'the first words of its first item',
      widget('selling-points', {
        figures: [{ figure: { fi: '14 päivää' } }, { figure: { fi: '799' } }],
      }),
      '14 päivää',
    ],
    ['nothing where nothing is written', widget('hero', {}), undefined],
    ['nothing of an unknown type', widget('carousel-3000', { heading: { fi: 'Hei' } }), undefined],
  ])('is %s', (_what, given, words) => expect(firstWords(given, 'fi')).toBe(words));

  it('starts with the given name, else with its type', () => {
    expect(
      widgetLabel(widget('hero', { heading: { fi: 'Takkisää' } }), { language: 'fi', title }),
    ).toEqual({ label: 'Yläosa', note: 'Takkisää' });
    expect(
      widgetLabel(widget('hero', { heading: { fi: 'Takkisää' } }, { name: 'Lucia' }), {
        language: 'fi',
        title,
      }),
    ).toEqual({ label: 'Lucia', note: 'Yläosa' });
    expect(
      widgetLabel(widget('hero', { heading: { fi: 'Yläosa' } }), { language: 'fi', title }),
    ).toEqual({ label: 'Yläosa', note: '' });
  });

  it.each([
    ['hero', 'hero', undefined],
    ['hero-2', 'hero', undefined],
    ['hero', 'Hero', 'Hero'],
    ['hero', 'Lucia', 'Lucia'],
  ])('%s named %s is labelled %s', (id, name, own) => expect(ownName({ id, name })).toBe(own));
});

it.each<[string, Parameters<typeof pageLabel>[0], string]>([
  [
    'by its title, when it is named by one of its titles',
    { key: 'delivery', name: 'Leverans', title: { sv: 'Leverans', fi: 'Toimitus' } },
    'Toimitus',
  ],
  [
    'by the name it was given',
    { key: 'lucia', name: 'Lucia, utkast', title: { sv: 'Lucia', fi: 'Lucia' } },
    'Lucia, utkast',
  ],
  [
    'by its location, for an area',
    {
      key: 'front',
      name: 'front',
      title: { fi: 'Muotia' },
      family: 'Frontpage',
      areaName: 'The front page area',
    },
    text('place.frontPage'),
  ],
  [
    'by its location and its audience',
    {
      key: 'a',
      name: 'a',
      title: {},
      family: 'Productlist',
      areaName: 'The bottom part of the product list',
      filters: [{ key: 'Category', value: 'women-coats' }],
    },
    `${text('place.listBottom')}, women-coats`,
  ],
  [
    'by a location of a tenant',
    { key: 'a', name: 'a', title: {}, family: 'Blog', areaName: 'Aside' },
    'Aside',
  ],
])('a page is labelled %s', (_how, given, message) =>
  expect(pageLabel(given, { language: 'fi', text })).toBe(message),
);
