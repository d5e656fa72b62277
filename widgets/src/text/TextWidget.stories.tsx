import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { TextWidget } from './TextWidget.tsx';

const meta = {
  title: 'Widgets/Text',
  component: TextWidget,
  ...withFieldControls('text'),
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, data: undefined, configuration: exampleOf('text', 'Heading') },
} satisfies Meta<typeof TextWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heading: Story = {};
export const HeadingAndLead: Story = {
  args: { configuration: exampleOf('text', 'Heading and lead') },
};
export const HeadingAndLeadOnPhone: Story = {
  ...HeadingAndLead,
  globals: { viewport: { value: 'phone' } },
};
