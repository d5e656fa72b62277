import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { SellingPointsWidget } from './SellingPointsWidget.tsx';

const meta = {
  title: 'Widgets/Selling points',
  component: SellingPointsWidget,
  ...withFieldControls('selling-points'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    data: undefined,
    configuration: exampleOf('selling-points', 'Four figures'),
  },
} satisfies Meta<typeof SellingPointsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourFigures: Story = {};
export const FourFiguresOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
