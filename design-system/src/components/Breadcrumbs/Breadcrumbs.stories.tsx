import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Du är här',
    crumbs: [
      { href: '#start', label: 'Start' },
      { href: '#dam', label: 'Dam' },
    ],
    current: 'Kappor & jackor',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'fi',
    crumbs: [
      { href: '#start', label: 'Etusivu' },
      { href: '#n', label: 'Naisten päällysvaatteet' },
      { href: '#t', label: 'Lampaanvillakangastakit' },
    ],
    current: 'Kaksirivinen villakangastakki Alma',
  },
};
