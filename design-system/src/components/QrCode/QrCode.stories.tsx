import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const corner = (x: number, y: number) => {
  const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
  return ring === 3 || ring <= 1;
};

/** As a code looks, though no camera reads it: three corners and a pattern. */
const rows = Array.from({ length: 25 }, (_row, y) =>
  Array.from({ length: 25 }, (_square, x) => {
    if (x < 7 && y < 7) return corner(x, y);
    if (x > 17 && y < 7) return corner(x - 18, y);
    if (x < 7 && y > 17) return corner(x, y - 18);
    return (x * 7 + y * 11 + x * y) % 5 < 2;
  }),
);

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { label: 'QR-kod till Lång ullkappa Alma', rows },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
};
