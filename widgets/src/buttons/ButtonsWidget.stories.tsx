import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { ButtonsWidget } from './ButtonsWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Buttons',
  component: ButtonsWidget,
  ...withFieldControls('buttons'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    data: undefined,
    configuration: exampleOf('buttons', 'Heading and two'),
  },
} satisfies Meta<typeof ButtonsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingAndTwo: Story = {};
export const HeadingAndTwoOnPhone: Story = { globals: phone };
export const OneInTheMiddle: Story = {
  args: { configuration: exampleOf('buttons', 'One in the middle') },
};
export const OneInTheMiddleOnPhone: Story = { ...OneInTheMiddle, globals: phone };
