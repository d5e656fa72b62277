import { defineWidget } from '../defineWidget.ts';

/** Words: an article with headings and lists, or a row of figures with what they stand for. */
export const text = defineWidget({
  type: 'text',
  version: 1,
  title: 'Text',
  group: 'words',
  fields: {
    presentation: { kind: 'choice', title: 'Presentation', options: ['article', 'figures'], fallback: 'article' },
    heading: { kind: 'text', title: 'Heading', maxLength: 80 },
    lead: { kind: 'text', title: 'Lead', maxLength: 300 },
    body: { kind: 'rich-text', title: 'Body' },
    figures: {
      kind: 'list',
      title: 'Figures',
      maxItems: 4,
      of: {
        figure: { kind: 'text', title: 'Figure', maxLength: 6, isRequired: true },
        caption: { kind: 'text', title: 'Caption', maxLength: 40, isRequired: true },
      },
    },
  },
  examples: [
    {
      title: 'Figures',
      configuration: {
        presentation: 'figures',
        figures: [
          { figure: '1–3', caption: 'vardagar efter att vi packat' },
          { figure: '799', caption: 'kronor, sedan är frakten fri' },
          { figure: '14', caption: 'dagars returrätt' },
          { figure: '8–17', caption: 'svarar vi, alla vardagar' },
        ],
      },
    },
    {
      title: 'Article',
      configuration: {
        heading: 'Leverans',
        lead: 'Paketet är framme en till tre vardagar efter att vi packat det.',
        body: [
          { kind: 'heading', level: 2, text: 'Ombud eller hem' },
          { kind: 'paragraph', text: ['Du väljer i kassan. ', { kind: 'link', text: 'Läs om retur', href: '/retur' }, '.'] },
          { kind: 'list', isOrdered: false, items: [['Ombud: 0 kr från 799 kr'], ['Hem till dörren: 49 kr']] },
        ],
      },
    },
    {
      title: 'Size guide',
      configuration: {
        heading: 'Storleksguide',
        lead: 'Mät på kroppen, inte på plagget.',
        body: [
          { kind: 'heading', level: 2, text: 'Mått' },
          {
            kind: 'table',
            caption: 'Dam',
            columns: ['EU', 'Storlek', 'Byst (cm)', 'Midja (cm)', 'Höft (cm)'],
            rows: [['34', 'XS', '80', '64', '88'], ['36', 'S', '84', '68', '92'], ['38', 'S–M', '88', '72', '96']],
          },
        ],
      },
    },
  ],
});
