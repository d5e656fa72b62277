import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { BeforeAfterWidget } from './BeforeAfterWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Before and after',
  component: BeforeAfterWidget,
  ...withFieldControls('before-after'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    headingLevel: 2,
    data: undefined,
    configuration: exampleOf('before-after', 'A new colour'),
  },
} satisfies Meta<typeof BeforeAfterWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewColour: Story = {};
export const NewColourOnPhone: Story = { ...NewColour, globals: phone };
export const PicturesAlone: Story = {
  args: { configuration: exampleOf('before-after', 'Pictures alone') },
};
export const PicturesAloneOnPhone: Story = { ...PicturesAlone, globals: phone };
