import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { CategoryTilesWidget } from './CategoryTilesWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const names: Readonly<Record<string, string>> = {
  'kappor-jackor': 'Kappor & jackor',
  stickat: 'Stickat',
  klanningar: 'Klänningar',
  skor: 'Skor',
  'skjortor-dam': 'Skjortor',
};
const shelves = exampleOf('category-tiles', 'Shelves');
const feature = exampleOf('category-tiles', 'One large and words alone');
const tilesOf = ({ tiles }: typeof shelves) => ({
  tiles: tiles.map(({ category, label, image }) => ({
    key: category,
    title: label ?? names[category] ?? category,
    href: `#${category}`,
    image,
  })),
});

const meta = {
  title: 'Widgets/Category tiles',
  component: CategoryTilesWidget,
  ...withFieldControls('category-tiles'),
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, headingLevel: 2, data: tilesOf(shelves), configuration: shelves },
  render: (args) => <CategoryTilesWidget {...args} data={tilesOf(args.configuration)} />,
} satisfies Meta<typeof CategoryTilesWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shelves: Story = {};
export const ShelvesOnPhone: Story = { ...Shelves, globals: phone };
export const OneLarge: Story = { args: { configuration: feature } };
export const OneLargeOnPhone: Story = { ...OneLarge, globals: phone };
