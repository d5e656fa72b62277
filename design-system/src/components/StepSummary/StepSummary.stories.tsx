import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextButton } from '../TextButton/TextButton.tsx';
import { StepSummary } from './StepSummary.tsx';

const meta = {
  title: 'Components/StepSummary',
  component: StepSummary,
  args: {
    title: 'Adress',
    lines: ['Astrid Lindqvist, Sjöbogatan 14', '503\u00a036 Borås', 'astrid.lindqvist@example.com'],
    action: <TextButton>Ändra</TextButton>,
  },
} satisfies Meta<typeof StepSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
