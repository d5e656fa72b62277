import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { ImageWidget } from './ImageWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Image',
  component: ImageWidget,
  ...withFieldControls('image'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    data: undefined,
    configuration: exampleOf('image', 'With caption'),
  },
} satisfies Meta<typeof ImageWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCaption: Story = {};
export const WithCaptionOnPhone: Story = { globals: phone };
export const PortraitAlone: Story = {
  args: { configuration: exampleOf('image', 'Portrait alone') },
};
export const PortraitAloneOnPhone: Story = { ...PortraitAlone, globals: phone };
