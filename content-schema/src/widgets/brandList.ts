import { defineWidget } from '../defineWidget.ts';

export const brandList = defineWidget({
  type: 'brand-list',
  version: 1,
  title: 'Brand list',
  about: 'Brands that lead to their products: those that are named, or every brand of the market.',
  group: 'products',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 60, isRequired: true, varies: 'language' },
    presentation: { kind: 'choice', title: 'Presentation', options: ['chips', 'letters'], fallback: 'chips' },
    brands: {
      kind: 'list',
      title: 'Brands, in this order; none means every brand',
      maxItems: 40,
      of: { brand: { kind: 'text', title: 'Alias of the brand', maxLength: 80, isRequired: true } },
    },
    link: { kind: 'link', title: 'Link to the rest', varies: 'language' },
  },
  examples: [
    { title: 'Named', configuration: { heading: 'Märken vi tycker om', brands: [{ brand: 'lumi' }, { brand: 'tjarn' }, { brand: 'hede-havre' }, { brand: 'norrvik' }], link: { label: 'Alla märken', href: '/varumarken' } } },
    { title: 'Every brand by letter', configuration: { heading: 'Alla märken', presentation: 'letters' } },
  ],
});
