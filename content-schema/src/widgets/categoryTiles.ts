import { defineWidget } from '../defineWidget.ts';

export const categoryTiles = defineWidget({
  type: 'category-tiles',
  version: 1,
  title: 'Category tiles',
  about:
    'Tiles that link to categories. Names and addresses come from the catalogue, and categories that are removed or hidden are left out.',
  group: 'products',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 60, varies: 'language' },
    arrangement: {
      kind: 'choice',
      title: 'Arrangement',
      options: ['equal', 'feature'],
      fallback: 'equal',
    },
    tiles: {
      kind: 'list',
      title: 'Tiles',
      minItems: 2,
      maxItems: 8,
      of: {
        category: {
          kind: 'text',
          title: 'Category',
          maxLength: 80,
          isRequired: true,
          varies: 'language',
          names: 'category',
        },
        label: {
          kind: 'text',
          title: 'Label instead of the category name',
          maxLength: 30,
          varies: 'language',
        },
        image: { kind: 'image', title: 'Picture', varies: 'market' },
      },
    },
  },
  examples: [
    {
      title: 'Shelves',
      configuration: {
        heading: 'Hitta rätt hylla',
        tiles: [
          {
            category: 'kappor-jackor',
            image: { file: 'coat-front.webp', alt: 'Kamelfärgad ullkappa' },
          },
          { category: 'stickat', image: { file: 'jumper.webp', alt: 'Kabelstickad tröja' } },
          { category: 'klanningar', image: { file: 'dress.webp', alt: 'Mönstrad klänning' } },
          {
            category: 'skor',
            label: 'Skor & kängor',
            image: { file: 'boots.webp', alt: 'Bruna kängor' },
          },
        ],
      },
    },
    {
      title: 'One large and words alone',
      configuration: {
        arrangement: 'feature',
        tiles: [
          { category: 'kappor-jackor', image: { file: 'coat-wine.webp', alt: 'Vinröd kappa' } },
          { category: 'stickat' },
          { category: 'klanningar' },
          { category: 'skor' },
          { category: 'skjortor-dam' },
        ],
      },
    },
  ],
});
