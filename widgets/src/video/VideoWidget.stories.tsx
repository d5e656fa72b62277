import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { VideoWidget } from './VideoWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Video',
  component: VideoWidget,
  ...withFieldControls('video'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    headingLevel: 2,
    data: undefined,
    configuration: exampleOf('video', 'Our own'),
  },
} satisfies Meta<typeof VideoWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OurOwn: Story = {};
export const OurOwnOnPhone: Story = { globals: phone };
export const FromAnotherService: Story = {
  args: { configuration: exampleOf('video', 'From another service') },
};
export const FromAnotherServiceOnPhone: Story = { ...FromAnotherService, globals: phone };
