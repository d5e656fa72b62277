import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ProgressSteps, progressStates } from './ProgressSteps.tsx';

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

const names = ['Adress', 'Leverans', 'Betalning'];
const [done, current, coming] = progressStates;
/** Every position: not begun, at each step, at the end. */
export const Matrix: Story = {
  render: ({ label }) => (
    <Stack gap="24">
      {[-1, 0, 1, 2, 3].map((at) => (
        <ProgressSteps
          key={at}
          label={`${label}, ${String(Math.max(at, 0))} klara`}
          steps={names.map((name, place) => ({
            id: name,
            label: place < at ? `Klart: ${name}` : `${String(place + 1)}. ${name}`,
            state: place < at ? done : place === at ? current : coming,
          }))}
        />
      ))}
    </Stack>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
