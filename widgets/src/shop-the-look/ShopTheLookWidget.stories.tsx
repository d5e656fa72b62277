import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { ShopTheLookWidget } from './ShopTheLookWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const product = (file: string, brand: string, name: string, selling: string) => ({
  key: file,
  href: `#${file}`,
  brand,
  name,
  price: { selling },
  image: { src: `./pictures/${file}.webp`, alt: '', width: 640, height: 800 },
});
const products = [
  product('coat-front', 'Tjärn', 'Lång ullkappa Alma', '1 999 kr'),
  product('jumper', 'Lumi', 'Kabelstickad tröja', '899 kr'),
  product('cardigan', 'Lumi', 'Kofta Inga i alpacka', '1 249 kr'),
  product('boots', 'Norrvik', 'Chelseakängor i skinn', '1 899 kr'),
];
const four = exampleOf('shop-the-look', 'Four pieces');
/** The products of a catalogue that has those four alone, by their numbers. */
const piecesOf = ({ pieces }: typeof four) => ({
  pieces: pieces.flatMap(({ place, product: [number = 0] }) => {
    const found = products[number - 1];
    return found ? [{ place, product: found }] : [];
  }),
});

const meta = {
  title: 'Widgets/Shop the look',
  component: ShopTheLookWidget,
  ...withFieldControls('shop-the-look'),
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, headingLevel: 2, data: piecesOf(four), configuration: four },
  render: (args) => <ShopTheLookWidget {...args} data={piecesOf(args.configuration)} />,
} satisfies Meta<typeof ShopTheLookWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourPieces: Story = {};
export const FourPiecesOnPhone: Story = { ...FourPieces, globals: phone };
export const OnePiece: Story = { args: { configuration: exampleOf('shop-the-look', 'One piece') } };
export const OnePieceOnPhone: Story = { ...OnePiece, globals: phone };
