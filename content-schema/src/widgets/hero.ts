import { defineWidget } from '../defineWidget.ts';

export const hero = defineWidget({
  type: 'hero',
  version: 1,
  title: 'Hero',
  about: 'The opening section of a page, with a short heading, a plane of colour and a picture.',
  group: 'campaign',
  fields: {
    tone: {
      kind: 'colour',
      title: 'Colour',
      options: ['accent', 'tint', 'shade'],
      fallback: 'accent',
    },
    eyebrow: { kind: 'text', title: 'Eyebrow', maxLength: 40, varies: 'language' },
    heading: {
      kind: 'text',
      title: 'Heading',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    text: { kind: 'text', title: 'Lead', maxLength: 240, isMultiline: true, varies: 'language' },
    image: { kind: 'image', title: 'Picture', varies: 'market' },
    link: { kind: 'link', title: 'Button', varies: 'language' },
  },
  examples: [
    {
      title: 'Winter coats',
      configuration: {
        eyebrow: 'Vinterns kappor',
        heading: 'Kappväder',
        text: 'Ull, långa linjer och fickor som rymmer båda händerna.',
        image: { file: 'plane-se.webp', alt: 'En lång kamelfärgad kappa i fönsterljus' },
        link: { label: 'Se kapporna', href: '/c/dam/kappor-jackor' },
      },
    },
    {
      title: 'Words alone',
      configuration: {
        tone: 'tint',
        heading: 'Kappor & jackor',
        text: 'Kappveckorna är snart över, men det mesta av vintern är kvar.',
        link: { label: 'Se kapporna', href: '/dc/kappveckor' },
      },
    },
  ],
});
