import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { TextWidget } from './TextWidget.tsx';

const meta = {
  title: 'Widgets/Text',
  component: TextWidget,
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, data: undefined, configuration: exampleOf('text', 'Article') },
} satisfies Meta<typeof TextWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};
export const ArticleOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Figures: Story = { args: { configuration: exampleOf('text', 'Figures') } };
export const FiguresOnPhone: Story = { ...Figures, globals: { viewport: { value: 'phone' } } };
export const SizeGuide: Story = { args: { configuration: exampleOf('text', 'Size guide') } };
export const SizeGuideOnPhone: Story = { ...SizeGuide, globals: { viewport: { value: 'phone' } } };
