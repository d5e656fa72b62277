import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyPicture } from '../../testing/storyPictures.ts';
import { Button } from '../Button/Button.tsx';
import { Price } from '../Price/Price.tsx';
import { SwatchDots } from '../SwatchDots/SwatchDots.tsx';
import { CompareTable, type ComparedProduct, type CompareRow } from './CompareTable.tsx';

const productOf = (
  key: string,
  product: Omit<ComparedProduct, 'key' | 'href' | 'remove' | 'action'>,
): ComparedProduct => ({
  key,
  href: `#${key}`,
  ...product,
  remove: { label: `Ta bort ${product.name} ur jämförelsen`, onRemove: fn() },
  action: (
    <Button emphasis="outlined" size="narrow">
      Välj storlek
    </Button>
  ),
});

const cells = (...contents: readonly string[]) => contents.map((content) => ({ content }));

const products = [
  productOf('alma', {
    name: 'Lång ullkappa Alma',
    brand: 'Tjärn',
    image: { ...storyPicture('coat-front'), alt: '' },
  }),
  productOf('ida', {
    name: 'Dubbelknäppt kappa Ida',
    brand: 'Sund',
    image: { ...storyPicture('coat-black'), alt: '' },
  }),
  productOf('inga', {
    name: 'Kofta Inga i alpacka',
    brand: 'Lumi',
    image: { ...storyPicture('cardigan'), alt: '' },
  }),
];
const rows: readonly CompareRow[] = [
  {
    key: 'price',
    term: 'Pris',
    cells: [
      { content: <Price selling="1 999 kr" size="product" /> },
      { content: <Price selling="1 749 kr" size="product" /> },
      { content: <Price selling="1 249 kr" size="product" />, note: 'lägst av de tre' },
    ],
  },
  { key: 'material', term: 'Material', cells: cells('Ull', 'Ull', 'Alpacka') },
  {
    key: 'colours',
    term: 'Färger',
    cells: [
      {
        content: (
          <SwatchDots
            label="Finns i två färger"
            colours={[
              { colour: '#b08e68', name: 'Kamel' },
              { colour: '#33312f', name: 'Svart' },
            ]}
          />
        ),
      },
      { content: 'Svart' },
      { content: 'Salvia' },
    ],
  },
  { key: 'fit', term: 'Passform', isAlike: true, cells: cells('Normal', 'Normal', 'Normal') },
  { key: 'made', term: 'Tillverkad i', cells: cells('Turkiet', 'Italien', 'Rumänien') },
];

const meta = {
  title: 'Components/CompareTable',
  component: CompareTable,
  args: { label: 'Jämförelse av tre varor', note: 'Lika rader är grå.', products, rows },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Two: Story = {
  args: {
    label: 'Jämförelse av två varor',
    products: products.slice(0, 2),
    rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, 2) })),
  },
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Kahden tuotteen vertailu',
    note: 'Samanlaiset rivit ovat harmaita.',
    products: products.slice(0, 2).map((product) => ({
      ...product,
      name: 'Lampaanvillakangastakki erikoiskäsitellystä merinovillasta',
    })),
    rows: [
      {
        key: 'material',
        term: 'Materiaalikoostumus',
        cells: cells('75 % lampaanvillaa, 25 % polyamidia, kalanruotokudottu', 'Puuvillaa'),
      },
    ],
  },
};
