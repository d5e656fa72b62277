import { defineWidget } from '../defineWidget.ts';

export const quote = defineWidget({
  type: 'quote',
  version: 1,
  title: 'Quote',
  about:
    'What somebody said: a customer about a garment, or somebody worth listening to. A review has its stars.',
  group: 'words',
  fields: {
    quote: {
      kind: 'text',
      title: 'What was said, without quotation marks',
      maxLength: 320,
      isMultiline: true,
      isRequired: true,
      varies: 'language',
    },
    author: {
      kind: 'text',
      title: 'Who said it',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    about: {
      kind: 'text',
      title: 'Who that is, or where it was said',
      maxLength: 90,
      varies: 'language',
    },
    rating: { kind: 'number', title: 'Stars of a review', min: 1, max: 5 },
    image: { kind: 'image', title: 'Picture', varies: 'market' },
    link: { kind: 'link', title: 'Link', varies: 'language' },
  },
  examples: [
    {
      title: 'Review',
      configuration: {
        quote:
          'Tredje vintern nu. Fickorna håller, fodret håller, och på bussen frågar de var den är köpt.',
        author: 'Maria, Sundsvall',
        about: 'om Lång ullkappa Alma',
        rating: 5,
        image: { file: 'coat-front.webp', alt: 'Lång kappa i ull' },
        link: { label: 'Se kappan', href: '/c/dam/kappor-jackor' },
      },
    },
    {
      title: 'Words alone',
      configuration: {
        quote: 'Det mest hållbara plagget är det du redan har.',
        author: 'Elin, inköpare på Solvik',
      },
    },
  ],
});
