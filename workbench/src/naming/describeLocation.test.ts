import { shapeOf, type WidgetType } from '@solvik/content-schema';
import {
  checkDocument,
  loadTitles,
  type MenuDocument,
  type PageDocument,
  type StoredWidget,
} from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { loadWorkbenchText } from '../workbenchText.ts';
import { fieldLabel, describeLocation, describeMenuLocation } from './describeLocation.ts';

const [text, titles] = await Promise.all([loadWorkbenchText('sv'), loadTitles('sv')]);
const words = {
  text,
  title: (english: string) => titles[english] ?? english,
  locale: 'sv' as const,
};
const widget = (type: WidgetType, fields: object, id: string = type): StoredWidget => ({
  id,
  type,
  version: shapeOf(type).version,
  name: id,
  size: 'full',
  fields: fields as StoredWidget['fields'],
});
const page = (...rows: readonly (readonly StoredWidget[])[]): PageDocument => ({
  name: 'Kappor',
  title: {},
  alias: {},
  tags: [],
  containers: rows.map((widgets, at) => ({
    id: `row-${String(at)}`,
    name: `row-${String(at)}`,
    layout: 'full',
    design: 'default',
    responsiveMode: '',
    widgets,
  })),
});
const hero = widget('hero', { heading: { sv: 'Kappväder' } });
const faq = widget('faq', {});
const message = (path: string, document = page([hero], [faq])) => {
  const { owner, field } = describeLocation(path, {
    document,
    pageName: 'Vinterns kappor',
    ...words,
  });
  return [owner, field].filter(Boolean).join(' / ');
};

describe('the location of a finding', () => {
  it.each([
    ['containers[0].widgets[0].fields.heading.nb', 'Toppyta / Rubrik'],
    ['containers[0].widgets[0].fields.link.sv.href', 'Toppyta / Knapp, Leder till'],
    ['containers[0].widgets[0].fields.image.se.alt.fi', 'Toppyta / Bild, Bildbeskrivning'],
    [
      'containers[1].widgets[0].fields.questions[1].question.da',
      'Frågor och svar / Frågor 2, Fråga',
    ],
    ['containers[1].widgets[0].schedule.to', 'Frågor och svar / Visas för'],
    ['containers[1].widgets', `Rad 2 / ${text('where.widgets')}`],
    ['containers', `Vinterns kappor / ${text('where.rows')}`],
    ['alias.fi', 'Vinterns kappor / Adress, finska'],
    ['description', 'Vinterns kappor / Beskrivning'],
  ])('%s is %s', (path, expected) => expect(message(path)).toBe(expected));

  it('distinguishes two of a kind by their text, and two with the same text by their position', () => {
    const document = page(
      [hero],
      [widget('hero', { heading: { sv: 'Regn' } }, 'hero-2')],
      [faq],
      [{ ...faq, id: 'faq-2' }],
    );
    expect(
      [
        'containers[0].widgets[0].fields.heading',
        'containers[1].widgets[0].fields.heading',
        'containers[2].widgets[0].fields',
        'containers[3].widgets[0].fields',
      ].map((path) => message(path, document)),
    ).toEqual([
      'Toppyta ”Kappväder” / Rubrik',
      'Toppyta ”Regn” / Rubrik',
      'Frågor och svar (1)',
      'Frågor och svar (2)',
    ]);
  });

  it('has a label for every finding of an empty widget of each kind', () => {
    const document = page([
      hero,
      widget('banner', {}),
      widget('offers', {}),
      faq,
      widget('shop-the-look', {}),
      widget('video', {}),
      widget('form', {}),
    ]);
    const found = checkDocument(document).findings.filter(({ path }) => path.includes('.fields.'));
    expect(found.length).toBeGreaterThan(5);
    expect(
      found.filter(
        ({ path }) => describeLocation(path, { document, pageName: '', ...words }).field === '',
      ),
    ).toEqual([]);
  });

  it('is named alike where a widget is rendered', () =>
    expect(fieldLabel('faq', 'questions[1].question', words)).toBe('Frågor 2, Fråga'));

  it.each([
    ['items[0].label.fi', 'Dam / Text, finska'],
    ['items[0].label', 'Dam / Text'],
    ['items[0].target.key', `Dam / ${text('menu.leadsTo')}`],
    ['title.da', `${text('compare.menu')} / Menyns rubrik, danska`],
    ['items', text('compare.menu')],
  ])('is in a menu at %s %s', (path, expected) => {
    const document: MenuDocument = {
      items: [{ key: 'a', label: { sv: 'Dam' }, target: { type: 'category', key: 'women' } }],
    };
    const { owner, field } = describeMenuLocation(path, { document, text, locale: 'sv' });
    expect([owner, field].filter(Boolean).join(' / ')).toBe(expected);
  });
});
