import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { FaqWidget } from './FaqWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Questions and answers',
  component: FaqWidget,
  ...withFieldControls('faq'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    headingLevel: 2,
    data: undefined,
    configuration: exampleOf('faq', 'Three questions'),
  },
} satisfies Meta<typeof FaqWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeQuestions: Story = {};
export const ThreeQuestionsOnPhone: Story = { globals: phone };
export const WithoutHeading: Story = {
  args: { configuration: exampleOf('faq', 'Without heading') },
};
export const WithoutHeadingOnPhone: Story = { ...WithoutHeading, globals: phone };
