import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { SizeGuideWidget } from './SizeGuideWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Size guide',
  component: SizeGuideWidget,
  ...withFieldControls('size-guide'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    headingLevel: 1,
    data: undefined,
    configuration: exampleOf('size-guide', 'Women'),
  },
} satisfies Meta<typeof SizeGuideWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Women: Story = {};
export const WomenOnPhone: Story = { ...Women, globals: phone };
export const TableAlone: Story = {
  args: { configuration: exampleOf('size-guide', 'A table alone') },
};
export const TableAloneOnPhone: Story = { ...TableAlone, globals: phone };
