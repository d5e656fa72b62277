import { defineWidget } from '../defineWidget.ts';

export const text = defineWidget({
  type: 'text',
  version: 2,
  title: 'Text',
  about: 'A heading with a short lead that opens a section of the page.',
  group: 'words',
  fields: {
    alignment: {
      kind: 'choice',
      title: 'Alignment',
      options: ['start', 'centre'],
      fallback: 'start',
    },
    eyebrow: { kind: 'text', title: 'Eyebrow', maxLength: 40, varies: 'language' },
    heading: { kind: 'text', title: 'Heading', maxLength: 80, varies: 'language' },
    lead: { kind: 'text', title: 'Lead', maxLength: 300, isMultiline: true, varies: 'language' },
  },
  // Running text and rows of figures have become widgets of their own.
  migrations: {
    1: [
      { kind: 'become', type: 'selling-points', field: 'presentation', is: 'figures' },
      { kind: 'drop', field: 'presentation' },
      { kind: 'drop', field: 'figures' },
      { kind: 'become', type: 'rich-text', field: 'body' },
    ],
  },
  examples: [
    { title: 'Heading', configuration: { heading: 'Handla efter kategori' } },
    {
      title: 'Heading and lead',
      configuration: {
        alignment: 'centre',
        eyebrow: 'Om oss',
        heading: 'Kläder som håller',
        lead: 'Vi väljer plagg som går att laga, och talar om hur.',
      },
    },
  ],
});
