import { describe, expect, it } from 'vitest';
import { defineWidget } from '../defineWidget.ts';
import { widgetControls } from '../generated/widgetControls.ts';
import { widgetDefinitions } from '../widgetDefinitions.ts';
import { argPrefix } from './argPrefix.ts';
import { controlsOf } from './controls.ts';

const { fields } = defineWidget({
  type: 'all',
  version: 1,
  title: 'All',
  about: 'A field of every kind.',
  group: 'words',
  fields: {
    heading: {
      kind: 'text',
      title: 'Heading',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    body: { kind: 'rich-text', title: 'Body', varies: 'language' },
    markup: { kind: 'html', title: 'Markup', maxLength: 900 },
    link: { kind: 'link', title: 'Link', varies: 'language' },
    image: { kind: 'image', title: 'Picture', varies: 'market' },
    place: { kind: 'point', title: 'Place' },
    query: { kind: 'product-query', title: 'Question' },
    picked: { kind: 'products', title: 'Picked', maxItems: 4 },
    tone: { kind: 'colour', title: 'Colour', options: ['accent', 'tint'], fallback: 'tint' },
    ends: { kind: 'date', title: 'Ends', varies: 'market' },
    count: { kind: 'number', title: 'Count', min: 1, max: 9 },
    isQuiet: { kind: 'switch', title: 'Quiet' },
    source: { kind: 'choice', title: 'Source', options: ['a', 'b', 'c', 'd', 'e'], fallback: 'a' },
    items: {
      kind: 'list',
      title: 'Items',
      minItems: 1,
      maxItems: 3,
      of: { label: { kind: 'text', title: 'Label', maxLength: 9, isRequired: true } },
    },
    more: {
      kind: 'group',
      title: 'More',
      of: { label: { kind: 'text', title: 'Label', maxLength: 9 } },
    },
  },
  examples: [{ title: 'One', configuration: {} }],
});
const controls = controlsOf({ fields });
const of = (name: string) => controls[`${argPrefix}${name}`];

describe('the controls of a widget', () => {
  it.each([
    ['heading', 'text'],
    ['body', 'object'],
    ['markup', 'text'],
    ['link', 'object'],
    ['image', 'object'],
    ['place', 'object'],
    ['query', 'object'],
    ['picked', 'object'],
    ['tone', 'inline-radio'],
    ['ends', 'date'],
    ['count', 'number'],
    ['isQuiet', 'boolean'],
    ['source', 'select'],
    ['items', 'object'],
    ['more', 'object'],
  ])('change %s with a control of the kind %s', (name, kind) =>
    expect(of(name)?.control.type).toBe(kind),
  );

  it('keep input within the field’s limits', () => {
    expect(of('heading')?.control).toEqual({ type: 'text', maxLength: 60 });
    expect(of('count')?.control).toEqual({ type: 'number', min: 1, max: 9 });
    expect(of('source')?.options).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('describe what is required and what is the default', () => {
    expect(['heading', 'items', 'link'].map((name) => of(name)?.type.required)).toEqual([
      true,
      true,
      false,
    ]);
    expect(
      ['source', 'tone', 'isQuiet', 'heading'].map((name) => of(name)?.table.defaultValue?.summary),
    ).toEqual(['a', 'tint', 'false', undefined]);
  });

  it('are grouped by what a field varies by', () => {
    expect(['heading', 'image', 'tone'].map((name) => of(name)?.table.subcategory)).toEqual([
      'Translated per language',
      'Set per market',
      'Shared by all languages and markets',
    ]);
  });

  it('describe what a field holds, with its nested fields', () => {
    expect(of('items')?.description).toBe(
      '**Items.** Objects in order; the fields of each are those named with `[]`. Limits: 1 to 3. Fields: `label` (Label, text, required, at most 9 characters).',
    );
  });

  it('are checked in for every field of every widget', () => {
    expect(widgetControls).toEqual(
      Object.fromEntries(
        widgetDefinitions.map((definition) => [definition.type, controlsOf(definition)]),
      ),
    );
  });
});
