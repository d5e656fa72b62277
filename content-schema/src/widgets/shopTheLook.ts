import { defineWidget } from '../defineWidget.ts';

export const shopTheLook = defineWidget({
  type: 'shop-the-look',
  version: 1,
  title: 'Shop the look',
  about:
    'A picture with a marker on each product, which shows its details, and a list of the products beside it. Products that are not sold in the market have no marker.',
  group: 'products',
  fields: {
    heading: {
      kind: 'text',
      title: 'Heading',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    text: { kind: 'text', title: 'Text', maxLength: 240, isMultiline: true, varies: 'language' },
    image: { kind: 'image', title: 'Picture', isRequired: true, varies: 'market' },
    pieces: {
      kind: 'list',
      title: 'Marked products',
      minItems: 1,
      maxItems: 6,
      of: {
        place: { kind: 'point', title: 'Position in the picture', isRequired: true },
        product: { kind: 'products', title: 'Product', maxItems: 1, isRequired: true },
      },
    },
  },
  examples: [
    {
      title: 'Four pieces',
      configuration: {
        heading: 'Söndag vid havet',
        text: 'Fyra plagg som tål vind, och som du har på dig på måndag också.',
        image: {
          file: 'still-life.webp',
          alt: 'En ullkappa, en kabelstickad tröja, en kofta och ett par kängor, utlagda i fönsterljus',
        },
        pieces: [
          { place: { x: 0.3, y: 0.35 }, product: [1] },
          { place: { x: 0.66, y: 0.4 }, product: [2] },
          { place: { x: 0.4, y: 0.72 }, product: [3] },
          { place: { x: 0.78, y: 0.8 }, product: [4] },
        ],
      },
    },
    {
      title: 'One piece',
      configuration: {
        heading: 'En kappa räcker långt',
        image: { file: 'coat-front.webp', alt: 'En lång kamelfärgad ullkappa' },
        pieces: [{ place: { x: 0.5, y: 0.4 }, product: [1] }],
      },
    },
  ],
});
