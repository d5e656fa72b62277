import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { StockIndicator, stockStates } from './StockIndicator.tsx';

const words = {
  'in-stock': 'I lager',
  'few-left': 'Få kvar i din storlek',
  incoming: 'Kommer 4 december',
  'sold-out': 'Slut',
} as const;

const meta = {
  title: 'Components/StockIndicator',
  component: StockIndicator,
  args: { state: 'few-left', children: words['few-left'] },
} satisfies Meta<typeof StockIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap="8">
      {stockStates.map((state) => (
        <StockIndicator key={state} state={state}>
          {words[state]}
        </StockIndicator>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    state: 'incoming',
    children: 'Täydennyserä saapuu keskusvarastoon 4. joulukuuta',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  globals: { channel: 'fi' },
};
