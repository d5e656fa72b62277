import type { Meta, StoryObj } from '@storybook/react-vite';
import { planeTones } from '../../foundation/planeStyles.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { FigureBanner } from './FigureBanner.tsx';

const meta = {
  title: 'Components/FigureBanner',
  component: FigureBanner,
  args: {
    figure: '20',
    unit: '%',
    title: 'lägre pris på allt stickat',
    children: 'Koden STICKAT20 i kassan. Gäller till och med söndag.',
    action: { href: '#stickat', label: 'Se stickat' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 660 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FigureBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="24">
      {planeTones.map((tone) => (
        <FigureBanner key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const LongFigure: Story = {
  args: { figure: '190', unit: 'kr', title: 'och uppåt: preloved' },
};
/** As many letters as content may give it. */
export const LongestFigureOnPhone: Story = {
  args: { figure: '88 888', unit: 'kr', title: 'och uppåt: preloved', tone: 'accent' },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutFigure: Story = { args: { figure: undefined, unit: undefined } };
export const Voucher: Story = {
  args: {
    figure: '25',
    unit: 'kr',
    title: 'i bonus',
    tone: 'shade',
    isVoucher: true,
    action: undefined,
    children: 'Minsta köp 299 kr.',
    aside: <p>VINTER25</p>,
  },
};
