import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressSteps } from './ProgressSteps.tsx';

const meta = {
  title: 'Components/ProgressSteps',
  component: ProgressSteps,
  args: {
    label: 'Steg i kassan',
    steps: [
      { id: 'address', label: 'Klart: Adress', state: 'done' },
      { id: 'delivery', label: '2. Leverans', state: 'current' },
      { id: 'payment', label: '3. Betalning', state: 'coming' },
    ],
  },
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
