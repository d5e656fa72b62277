import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { RichTextWidget } from './RichTextWidget.tsx';

const meta = {
  title: 'Widgets/Rich text',
  component: RichTextWidget,
  ...withFieldControls('rich-text'),
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, data: undefined, configuration: exampleOf('rich-text', 'Article') },
} satisfies Meta<typeof RichTextWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Article: Story = {};
export const ArticleOnPhone: Story = { globals: phone };
export const SizeTable: Story = { args: { configuration: exampleOf('rich-text', 'Size table') } };
export const SizeTableOnPhone: Story = { ...SizeTable, globals: phone };
