import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, inPageLanguage, storySurroundings } from '../testing/storyWidget.ts';
import { ShopTheLookWidget } from './ShopTheLookWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const piece = (x: number, y: number, { file, brand, name, selling }: { readonly file: string; readonly brand: string; readonly name: string; readonly selling: string }) => ({
  place: { x, y },
  product: { key: file, href: `#${file}`, brand, name, price: { selling }, image: { src: `./pictures/${file}.webp`, alt: '', width: 640, height: 800 } },
});
const pieces = [
  piece(0.3, 0.35, { file: 'coat-front', brand: 'Tjärn', name: 'Lång ullkappa Alma', selling: '1 999 kr' }),
  piece(0.66, 0.4, { file: 'jumper', brand: 'Lumi', name: 'Kabelstickad tröja', selling: '899 kr' }),
  piece(0.4, 0.72, { file: 'cardigan', brand: 'Lumi', name: 'Kofta Inga i alpacka', selling: '1 249 kr' }),
  piece(0.78, 0.8, { file: 'boots', brand: 'Norrvik', name: 'Chelseakängor i skinn', selling: '1 899 kr' }),
];

const meta = {
  title: 'Widgets/Shop the look',
  component: ShopTheLookWidget,
  decorators: [inPageLanguage],
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, headingLevel: 2, data: { pieces }, configuration: exampleOf('shop-the-look', 'Four pieces') },
} satisfies Meta<typeof ShopTheLookWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourPieces: Story = {};
export const FourPiecesOnPhone: Story = { ...FourPieces, globals: phone };
export const OnePiece: Story = { args: { configuration: exampleOf('shop-the-look', 'One piece'), data: { pieces: pieces.slice(0, 1) } } };
export const OnePieceOnPhone: Story = { ...OnePiece, globals: phone };
