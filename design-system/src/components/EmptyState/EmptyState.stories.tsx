import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Varukorgen är tom',
    children: 'Det du lägger i den ligger kvar i trettio dagar.',
    action: { href: '#nytt', label: 'Se nyheterna' },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyTitle: Story = { args: { children: undefined, action: undefined } };
export const OnAPage: Story = { args: { headingLevel: 1 } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    title: 'Suosikkituoteluettelosi on vielä tyhjä',
    children: 'Sydämellä merkityt tuotteet odottavat tässä.',
    action: { href: '#uutuudet', label: 'Katso syksyn uutuusvalikoima' },
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
