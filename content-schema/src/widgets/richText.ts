import { defineWidget } from '../defineWidget.ts';

export const richText = defineWidget({
  type: 'rich-text',
  version: 1,
  title: 'Rich text',
  about: 'An article with paragraphs, headings, lists and tables.',
  group: 'words',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 80, varies: 'language' },
    lead: { kind: 'text', title: 'Lead', maxLength: 300, isMultiline: true, varies: 'language' },
    body: { kind: 'rich-text', title: 'Text', isRequired: true, varies: 'language' },
  },
  examples: [
    {
      title: 'Article',
      configuration: {
        heading: 'Leverans',
        lead: 'Paketet är framme en till tre vardagar efter att vi packat det.',
        body: [
          { kind: 'heading', level: 2, text: 'Ombud eller hem' },
          {
            kind: 'paragraph',
            text: [
              'Du väljer i kassan. ',
              { kind: 'link', text: 'Läs om retur', href: '/retur' },
              '.',
            ],
          },
          {
            kind: 'list',
            isOrdered: false,
            items: [['Ombud: 0 kr från 799 kr'], ['Hem till dörren: 49 kr']],
          },
        ],
      },
    },
    {
      title: 'Size table',
      configuration: {
        heading: 'Storleksguide',
        lead: 'Mät på kroppen, inte på plagget.',
        body: [
          { kind: 'heading', level: 2, text: 'Mått' },
          {
            kind: 'table',
            caption: 'Dam',
            columns: ['EU', 'Storlek', 'Byst (cm)', 'Midja (cm)', 'Höft (cm)'],
            rows: [
              ['34', 'XS', '80', '64', '88'],
              ['36', 'S', '84', '68', '92'],
              ['38', 'S–M', '88', '72', '96'],
            ],
          },
        ],
      },
    },
  ],
});
