import type { Meta, StoryObj } from '@storybook/react-vite';
import { SizeAnswer } from './SizeAnswer.tsx';

const meta = {
  title: 'Components/SizeAnswer',
  component: SizeAnswer,
  args: {
    size: '38',
    children: (
      <p>
        <strong>Din storlek hos Tjärn:</strong> 38, för att du mäter 88, 72 och 96 cm.
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
  args: { size: undefined, children: <p>Dina mått ligger utanför tabellen.</p> },
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
