import { defineWidget } from '../defineWidget.ts';

export const productList = defineWidget({
  type: 'product-list',
  version: 2,
  title: 'Product list',
  about:
    'Products in a row or a grid, selected by a catalogue query, picked by hand, or matched to the visitor.',
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
    link: { kind: 'link', title: 'Link to the full list', varies: 'language' },
    source: {
      kind: 'choice',
      title: 'Product source',
      options: ['query', 'picked', 'recommended', 'recently-viewed', 'favourites'],
      fallback: 'query',
    },
    query: { kind: 'product-query', title: 'Catalogue query', varies: 'language' },
    products: { kind: 'products', title: 'Picked products', maxItems: 24 },
  },
  needs: [
    { field: 'query', when: 'source', is: 'query' },
    { field: 'products', when: 'source', is: 'picked' },
  ],
  // Products were always selected by a query; that is the choice's initial value.
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
