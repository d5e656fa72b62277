import { defineWidget } from '../defineWidget.ts';

export const image = defineWidget({
  type: 'image',
  version: 1,
  title: 'Image',
  about:
    'A single picture with an optional caption below it and an optional link, which the picture itself also opens.',
  group: 'pictures',
  fields: {
    image: { kind: 'image', title: 'Picture', isRequired: true, varies: 'market' },
    shape: {
      kind: 'choice',
      title: 'Shape',
      options: ['landscape', 'portrait', 'square', 'panorama'],
      fallback: 'landscape',
    },
    width: { kind: 'choice', title: 'Width', options: ['page', 'reading'], fallback: 'page' },
    caption: { kind: 'text', title: 'Caption', maxLength: 200, varies: 'language' },
    link: { kind: 'link', title: 'Link', varies: 'language' },
  },
  examples: [
    {
      title: 'With caption',
      configuration: {
        image: {
          file: 'still-life.webp',
          alt: 'Ullkappa, stickad tröja, halsduk och kängor i fönsterljus',
        },
        caption: 'Allt som behövs för november: kappa, tröja, halsduk och kängor.',
        link: { label: 'Se kapporna', href: '/c/dam/kappor-jackor' },
      },
    },
    {
      title: 'Portrait alone',
      configuration: {
        image: { file: 'coat-detail.webp', alt: 'Slag och knappar på en kappa i ull' },
        shape: 'portrait',
        width: 'reading',
      },
    },
  ],
});
