import { defineWidget } from '../defineWidget.ts';

/** Products chosen by a question to the catalogue, as a row or a grid. */
export const productList = defineWidget({
  type: 'product-list',
  version: 1,
  title: 'Product list',
  group: 'products',
  fields: {
    presentation: { kind: 'choice', title: 'Presentation', options: ['row', 'grid'], fallback: 'row' },
    heading: { kind: 'text', title: 'Heading', maxLength: 60, isRequired: true },
    link: { kind: 'link', title: 'Link' },
    query: { kind: 'product-query', title: 'Products', isRequired: true },
  },
  examples: [
    {
      title: 'Row',
      configuration: {
        presentation: 'row',
        heading: 'Nytt den här veckan',
        link: { label: 'Alla nyheter', href: '/nyheter' },
        query: { category: 'dam', sort: 'LATEST', take: 4 },
      },
    },
  ],
});
