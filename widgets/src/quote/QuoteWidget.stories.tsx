import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { QuoteWidget } from './QuoteWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Quote',
  component: QuoteWidget,
  ...withFieldControls('quote'),
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, data: undefined, configuration: exampleOf('quote', 'Review') },
} satisfies Meta<typeof QuoteWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Review: Story = {};
export const ReviewOnPhone: Story = { globals: phone };
export const WordsAlone: Story = { args: { configuration: exampleOf('quote', 'Words alone') } };
export const WordsAloneOnPhone: Story = { ...WordsAlone, globals: phone };
