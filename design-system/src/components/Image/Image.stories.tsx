import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/storyPictures.ts';
import { Image } from './Image.tsx';

const meta = {
  title: 'Components/Image',
  component: Image,
  args: { ...storyPicture('coat-front', 'Kamelfärgad ullkappa framifrån'), hasPriority: true },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UnknownSize: Story = { args: { width: 0, height: 0 } };
export const Contained: Story = { args: { fit: 'contain', ratio: 1 } };
export const NotYetThere: Story = { args: { src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', alt: '' } };
