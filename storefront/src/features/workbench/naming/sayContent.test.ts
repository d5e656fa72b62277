import type { StoredWidget } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { loadWorkbenchText } from '../workbenchText.ts';
import { firstWords, ownName, sayPage, sayWidget } from './sayContent.ts';

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

describe('what an editor reads of a widget', () => {
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
    [
      'nothing of a kind that is not known',
      widget('carousel-3000', { heading: { fi: 'Hei' } }),
      undefined,
    ],
  ])('is %s', (_what, given, words) => expect(firstWords(given, 'fi')).toBe(words));

  it('leads with the name that somebody gave, else with what it is', () => {
    expect(
      sayWidget(widget('hero', { heading: { fi: 'Takkisää' } }), { language: 'fi', title }),
    ).toEqual({ label: 'Yläosa', note: 'Takkisää' });
    expect(
      sayWidget(widget('hero', { heading: { fi: 'Takkisää' } }, { name: 'Lucia' }), {
        language: 'fi',
        title,
      }),
    ).toEqual({ label: 'Lucia', note: 'Yläosa' });
    expect(
      sayWidget(widget('hero', { heading: { fi: 'Yläosa' } }), { language: 'fi', title }),
    ).toEqual({ label: 'Yläosa', note: '' });
  });

  it.each([
    ['hero', 'hero', undefined],
    ['hero-2', 'hero', undefined],
    ['hero', 'Hero', 'Hero'],
    ['hero', 'Lucia', 'Lucia'],
  ])('%s named %s is called %s', (id, name, own) => expect(ownName({ id, name })).toBe(own));
});

it.each<[string, Parameters<typeof sayPage>[0], string]>([
  [
    'by its title, when it is called by one of its titles',
    { key: 'delivery', name: 'Leverans', title: { sv: 'Leverans', fi: 'Toimitus' } },
    'Toimitus',
  ],
  [
    'by the name it was given',
    { key: 'lucia', name: 'Lucia, utkast', title: { sv: 'Lucia', fi: 'Lucia' } },
    'Lucia, utkast',
  ],
  [
    'by its place, an area',
    {
      key: 'front',
      name: 'front',
      title: { fi: 'Muotia' },
      family: 'Frontpage',
      areaName: 'The front page area',
    },
    text('place.front'),
  ],
  [
    'by its place and whom it is for',
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
    'by a place of another’s',
    { key: 'a', name: 'a', title: {}, family: 'Blog', areaName: 'Aside' },
    'Aside',
  ],
])('a page is known %s', (_how, given, said) =>
  expect(sayPage(given, { language: 'fi', text })).toBe(said),
);
