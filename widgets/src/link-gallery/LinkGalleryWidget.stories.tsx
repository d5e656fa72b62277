import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { LinkGalleryWidget } from './LinkGalleryWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Link gallery',
  component: LinkGalleryWidget,
  ...withFieldControls('link-gallery'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    headingLevel: 2,
    data: undefined,
    configuration: exampleOf('link-gallery', 'Pictures'),
  },
} satisfies Meta<typeof LinkGalleryWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = {};
export const PicturesOnPhone: Story = { globals: phone };
export const Words: Story = { args: { configuration: exampleOf('link-gallery', 'Words') } };
export const WordsOnPhone: Story = { ...Words, globals: phone };
