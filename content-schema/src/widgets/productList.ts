import { defineWidget } from '../defineWidget.ts';

export const productList = defineWidget({
  type: 'product-list',
  version: 2,
  title: 'Product list',
  about:
    'Products as a row or a grid: by a question to the catalogue, picked by hand, or what suits this visitor.',
  group: 'products',
  fields: {
    presentation: {
      kind: 'choice',
      title: 'Presentation',
      options: ['row', 'grid'],
      fallback: 'row',
    },
    heading: {
      kind: 'text',
      title: 'Heading',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    link: { kind: 'link', title: 'Link to the rest', varies: 'language' },
    source: {
      kind: 'choice',
      title: 'Which products',
      options: ['query', 'picked', 'recommended', 'recently-viewed', 'favourites'],
      fallback: 'query',
    },
    query: { kind: 'product-query', title: 'Question to the catalogue', varies: 'language' },
    products: { kind: 'products', title: 'Picked products', maxItems: 24 },
  },
  needs: [
    { field: 'query', when: 'source', is: 'query' },
    { field: 'products', when: 'source', is: 'picked' },
  ],
  // Where products come from was always a question to the catalogue; that is what the choice begins with.
  migrations: { 1: [] },
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
    {
      title: 'Picked by hand',
      configuration: {
        presentation: 'grid',
        heading: 'Redaktionens val',
        source: 'picked',
        products: [1, 2, 3, 4],
      },
    },
  ],
});
