import { defineWidget } from '../defineWidget.ts';

/** What is measured of a body, and drawn; `none` for all else. Figures are in centimetres. */
const line = {
  kind: 'choice',
  title: 'Measurement line in the drawing',
  options: ['none', 'bust', 'waist', 'hip', 'inseam', 'foot'],
  fallback: 'none',
} as const;

export const sizeGuide = defineWidget({
  type: 'size-guide',
  version: 2,
  title: 'Size guide',
  about:
    'Measuring instructions with a drawing, and tables of body measurements in centimetres for each size.',
  group: 'words',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 80, varies: 'language' },
    lead: { kind: 'text', title: 'Lead', maxLength: 300, isMultiline: true, varies: 'language' },
    stepsHeading: {
      kind: 'text',
      title: 'Heading of the measuring instructions',
      maxLength: 60,
      varies: 'language',
    },
    steps: {
      kind: 'list',
      title: 'Measuring instructions',
      maxItems: 8,
      of: {
        part: {
          kind: 'text',
          title: 'Measured part',
          maxLength: 40,
          isRequired: true,
          varies: 'language',
        },
        text: {
          kind: 'text',
          title: 'Instruction',
          maxLength: 160,
          isRequired: true,
          varies: 'language',
        },
        line,
      },
    },
    tables: {
      kind: 'list',
      title: 'Tables',
      minItems: 1,
      maxItems: 8,
      of: {
        caption: {
          kind: 'text',
          title: 'Table caption',
          maxLength: 60,
          isRequired: true,
          varies: 'language',
        },
        columns: {
          kind: 'list',
          title: 'Columns, size column first',
          minItems: 2,
          maxItems: 7,
          of: {
            head: {
              kind: 'text',
              title: 'Column heading',
              maxLength: 30,
              isRequired: true,
              varies: 'language',
            },
            line,
          },
        },
        rows: {
          kind: 'list',
          title: 'Sizes',
          minItems: 1,
          maxItems: 30,
          of: {
            size: { kind: 'text', title: 'Size', maxLength: 12, isRequired: true },
            measures: {
              kind: 'list',
              title: 'Measurements, one for each further column',
              minItems: 1,
              maxItems: 6,
              of: {
                measure: { kind: 'text', title: 'Measurement', maxLength: 20, isRequired: true },
              },
            },
          },
        },
      },
    },
  },
  migrations: { 1: [] },
  examples: [
    {
      title: 'Women',
      configuration: {
        heading: 'Storleksguide',
        lead: 'Ett måttband och två minuter. Mät på kroppen, inte på plagget.',
        stepsHeading: 'Så mäter du',
        steps: [
          { line: 'bust', part: 'Byst', text: 'Runt det bredaste, med bandet vågrätt.' },
          {
            line: 'waist',
            part: 'Midja',
            text: 'Där du är smalast, ofta ett par centimeter över naveln.',
          },
          { line: 'hip', part: 'Höft', text: 'Runt det bredaste, med fötterna ihop.' },
        ],
        tables: [
          {
            caption: 'Dam',
            columns: [
              { head: 'EU' },
              { line: 'bust', head: 'Byst (cm)' },
              { line: 'waist', head: 'Midja (cm)' },
              { line: 'hip', head: 'Höft (cm)' },
            ],
            rows: [
              { size: '34', measures: [{ measure: '80' }, { measure: '64' }, { measure: '88' }] },
              { size: '36', measures: [{ measure: '84' }, { measure: '68' }, { measure: '92' }] },
              { size: '38', measures: [{ measure: '88' }, { measure: '72' }, { measure: '96' }] },
            ],
          },
        ],
      },
    },
    {
      title: 'A table alone',
      configuration: {
        heading: 'Skostorlekar',
        tables: [
          {
            caption: 'Skor',
            columns: [{ head: 'EU' }, { line: 'foot', head: 'Fot (cm)' }],
            rows: [
              { size: '38', measures: [{ measure: '24,1' }] },
              { size: '39', measures: [{ measure: '24,8' }] },
            ],
          },
        ],
      },
    },
  ],
});
