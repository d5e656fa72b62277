import { defineWidget } from '../defineWidget.ts';

/** A picture with words that lead somewhere: the first screen, a tile, an article beside its picture, or a figure that says it all. */
export const banner = defineWidget({
  type: 'banner',
  version: 1,
  title: 'Banner',
  group: 'campaign',
  fields: {
    presentation: { kind: 'choice', title: 'Presentation', options: ['hero', 'tile', 'article', 'figure'], fallback: 'tile' },
    tone: { kind: 'choice', title: 'Tone', options: ['accent', 'tint', 'shade'], fallback: 'shade' },
    eyebrow: { kind: 'text', title: 'Eyebrow', maxLength: 40 },
    heading: { kind: 'text', title: 'Heading', maxLength: 60, isRequired: true },
    text: { kind: 'text', title: 'Text', maxLength: 240 },
    figure: { kind: 'text', title: 'Figure', maxLength: 6 },
    unit: { kind: 'text', title: 'Unit of the figure', maxLength: 4 },
    image: { kind: 'image', title: 'Picture' },
    link: { kind: 'link', title: 'Link' },
  },
  examples: [
    {
      title: 'Hero',
      configuration: {
        presentation: 'hero',
        tone: 'accent',
        eyebrow: 'Vinterns kappor',
        heading: 'Kappväder',
        text: 'Ull, långa linjer och fickor som rymmer båda händerna.',
        link: { label: 'Se kapporna', href: '/c/dam/kappor-jackor' },
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
