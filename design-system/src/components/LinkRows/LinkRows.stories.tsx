import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { LinkRows } from './LinkRows.tsx';

const meta = {
  title: 'Components/LinkRows',
  component: LinkRows,
  args: {
    rows: [
      { href: '#coats', label: 'Ullkappor', details: '38' },
      { href: '#jackets', label: 'Regnjackor', details: '14' },
      { href: '#news', label: 'Nyheter' },
    ],
  },
} satisfies Meta<typeof LinkRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    rows: [{ href: '#a', label: 'Sadeasusteet ja tuulenpitävät ulkoilutakit', details: '1 204' }],
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
