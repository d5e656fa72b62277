import { defineWidget } from '../defineWidget.ts';

export const sellingPoints = defineWidget({
  type: 'selling-points',
  version: 1,
  title: 'Selling points',
  about: 'A row of key figures, each with a caption.',
  group: 'campaign',
  fields: {
    heading: {
      kind: 'text',
      title: 'Heading for screen readers',
      maxLength: 80,
      varies: 'language',
    },
    figures: {
      kind: 'list',
      title: 'Key figures',
      minItems: 1,
      maxItems: 4,
      of: {
        figure: {
          kind: 'text',
          title: 'Figure',
          maxLength: 6,
          isRequired: true,
          varies: 'language',
        },
        caption: {
          kind: 'text',
          title: 'Figure caption',
          maxLength: 40,
          isRequired: true,
          varies: 'language',
        },
      },
    },
  },
  examples: [
    {
      title: 'Four figures',
      configuration: {
        figures: [
          { figure: '1–3', caption: 'vardagar efter att vi packat' },
          { figure: '799', caption: 'kronor, sedan är frakten fri' },
          { figure: '14', caption: 'dagars returrätt' },
          { figure: '8–17', caption: 'svarar vi, alla vardagar' },
        ],
      },
    },
  ],
});
