import type { Meta, StoryObj } from '@storybook/react-vite';
import { SizeAnswer } from './SizeAnswer.tsx';

const meta = {
  title: 'Components/SizeAnswer',
  component: SizeAnswer,
  args: {
    size: '38',
    children: (
      <p>
        <strong>Storlek 38</strong>{' '}
        <span>Ett måttband och två minuter. Mät på kroppen, inte på plagget.</span>
      </p>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 568 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizeAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutSize: Story = {
  args: {
    size: undefined,
    children: <p>Mellan två storlekar? Ta den mindre i stickat, den större i vävt.</p>,
  },
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    size: 'W32/L34',
    children: (
      <p>
        <strong>Kokosi merkissä Pohjoisrannan Kutomo:</strong> W32/L34, sillä mittanauha näyttää
        88,5, 102,5 ja 96 cm.
      </p>
    ),
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
