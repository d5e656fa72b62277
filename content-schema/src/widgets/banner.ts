import { defineWidget } from '../defineWidget.ts';

export const banner = defineWidget({
  type: 'banner',
  version: 2,
  title: 'Banner',
  about:
    'A picture with text and a link, presented as a tile, as an article beside its picture, or as a large figure.',
  group: 'campaign',
  fields: {
    presentation: {
      kind: 'choice',
      title: 'Presentation',
      options: ['tile', 'article', 'figure'],
      fallback: 'tile',
    },
    tone: {
      kind: 'colour',
      title: 'Colour',
      options: ['accent', 'tint', 'shade'],
      fallback: 'shade',
    },
    eyebrow: { kind: 'text', title: 'Eyebrow', maxLength: 40, varies: 'language' },
    heading: {
      kind: 'text',
      title: 'Heading',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    text: { kind: 'text', title: 'Text', maxLength: 240, isMultiline: true, varies: 'language' },
    figure: { kind: 'text', title: 'Figure', maxLength: 6, varies: 'language' },
    unit: { kind: 'text', title: 'Unit of the figure', maxLength: 4, varies: 'language' },
    image: { kind: 'image', title: 'Picture', varies: 'market' },
    link: { kind: 'link', title: 'Link', varies: 'language' },
  },
  // The hero has become a separate widget.
  migrations: { 1: [{ kind: 'become', type: 'hero', field: 'presentation', is: 'hero' }] },
  examples: [
    {
      title: 'Tile',
      configuration: {
        presentation: 'tile',
        heading: 'Stickat',
        image: { file: 'jumper.webp', alt: 'Kabelstickad tröja i naturvit ull' },
        link: { label: 'Stickat', href: '/c/dam/stickat' },
      },
    },
    {
      title: 'Article',
      configuration: {
        presentation: 'article',
        tone: 'tint',
        eyebrow: 'Att läsa',
        heading: 'Så sköter du ull',
        text: 'Vädra oftare, tvätta mer sällan, torka liggande.',
        image: { file: 'still-life.webp', alt: 'Stickade plagg vikta i en trave' },
        link: { label: 'Alla våra råd om ull', href: '/skota-ull' },
      },
    },
    {
      title: 'Figure',
      configuration: {
        presentation: 'figure',
        tone: 'tint',
        heading: 'lägre pris på allt stickat',
        text: 'Koden STICKAT20 i kassan. Gäller till och med söndag.',
        figure: '20',
        unit: '%',
        link: { label: 'Se stickat', href: '/c/dam/stickat' },
      },
    },
  ],
});
