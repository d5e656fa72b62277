import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { RatingInput, type RatingLabels } from './RatingInput.tsx';

const labels: RatingLabels = [
  '1 av 5, inget för mig',
  '2 av 5, så där',
  '3 av 5, helt okej',
  '4 av 5, bra',
  '5 av 5, älskar',
];
const finnish: RatingLabels = [
  '1/5, ei lainkaan mieleiseni',
  '2/5, välttävä',
  '3/5, tyydyttävä',
  '4/5, hyvä',
  '5/5, poikkeuksellisen onnistunut ostos',
];

const meta = {
  title: 'Components/RatingInput',
  component: RatingInput,
  args: { legend: 'Vad tycker du om plagget?', name: 'rating', labels },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 424 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { startRating: 4 } };
export const WithHint: Story = {
  args: { hint: 'Passform, material och känsla. Leveransen har sin egen fråga.' },
};
export const Invalid: Story = { args: { error: 'Använd stjärnorna för att betygsätta produkten' } };
export const Disabled: Story = { args: { startRating: 3, disabled: true } };
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '4 av 5, bra' }));
    await expect(canvas.getByRole('radio', { name: '4 av 5, bra' })).toBeChecked();
  },
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    legend: 'Millaisen arvosanan antaisit lampaanvillakangastakille?',
    labels: finnish,
    startRating: 5,
    hint: 'Arvosana näkyy nimettömänä tuotearvosteluissa.',
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="24">
      {[0, ...labels.keys()].map((_, stars) => (
        <RatingInput
          key={`stars${String(stars)}`}
          {...args}
          legend={`Plagg ${String(stars + 1)}`}
          name={`rating-${String(stars)}`}
          startRating={stars}
        />
      ))}
    </Stack>
  ),
};
