import { defineWidget } from '../defineWidget.ts';

export const brandList = defineWidget({
  type: 'brand-list',
  version: 1,
  title: 'Brand list',
  about:
    'Brands that link to their products, in the order entered; if none is entered, every brand of the market is listed.',
  group: 'products',
  fields: {
    heading: {
      kind: 'text',
      title: 'Heading',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
    presentation: {
      kind: 'choice',
      title: 'Presentation',
      options: ['chips', 'letters'],
      fallback: 'chips',
    },
    brands: {
      kind: 'list',
      title: 'Brands',
      maxItems: 40,
      of: {
        brand: { kind: 'text', title: 'Brand', maxLength: 80, isRequired: true, names: 'brand' },
      },
    },
    link: { kind: 'link', title: 'Link to the full list', varies: 'language' },
  },
  examples: [
    {
      title: 'Named',
      configuration: {
        heading: 'Märken vi tycker om',
        brands: [{ brand: 'lumi' }, { brand: 'tjarn' }, { brand: 'ekdal' }, { brand: 'norrvik' }],
        link: { label: 'Alla märken', href: '/märken' },
      },
    },
    {
      title: 'Every brand by letter',
      configuration: { heading: 'Alla märken', presentation: 'letters' },
    },
  ],
});
