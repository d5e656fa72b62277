import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { OffersWidget } from './OffersWidget.tsx';

const phone = { viewport: { value: 'phone' } };

/** Two days from when the story is opened; the photographs' clock is fixed. */
const ends = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString();

const meta = {
  title: 'Widgets/Offer',
  component: OffersWidget,
  ...withFieldControls('offers'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    headingLevel: 2,
    data: undefined,
    configuration: exampleOf('offers', 'Campaign that ends', { ends }),
  },
} satisfies Meta<typeof OffersWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Campaign: Story = {};
export const CampaignOnPhone: Story = { ...Campaign, globals: phone };
export const Code: Story = { args: { configuration: exampleOf('offers', 'Code') } };
export const CodeOnPhone: Story = { ...Code, globals: phone };
export const Voucher: Story = { args: { configuration: exampleOf('offers', 'Voucher') } };
export const VoucherOnPhone: Story = { ...Voucher, globals: phone };
export const VoucherWithCode: Story = {
  args: { configuration: exampleOf('offers', 'Voucher', { code: 'VINTER25' }) },
};
export const VoucherWithCodeOnPhone: Story = { ...VoucherWithCode, globals: phone };
export const Over: Story = { args: { configuration: exampleOf('offers', 'Over') } };
export const OverOnPhone: Story = { ...Over, globals: phone };
/** Where the shop can write to the clipboard. */
export const CodeToCopy: Story = {
  args: { configuration: exampleOf('offers', 'Code'), actions: { copy: () => Promise.resolve() } },
};
