import { shopName } from '@solvik/shop';
import { defineWidget } from '../defineWidget.ts';

export const quote = defineWidget({
  type: 'quote',
  version: 1,
  title: 'Quote',
  about:
    'A quote from a customer about a garment, or from another person, with an optional star rating.',
  group: 'words',
  fields: {
    quote: {
      kind: 'text',
      title: 'Quote, without quotation marks',
      maxLength: 320,
      isMultiline: true,
      isRequired: true,
      varies: 'language',
    },
    author: {
      kind: 'text',
      title: 'Author',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    about: {
      kind: 'text',
      title: 'Role or source',
      maxLength: 90,
      varies: 'language',
    },
    rating: { kind: 'number', title: 'Star rating', min: 1, max: 5 },
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
        author: `Elin, inköpare på ${shopName}`,
      },
    },
  ],
});
