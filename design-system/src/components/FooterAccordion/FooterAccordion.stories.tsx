import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterAccordion } from './FooterAccordion.tsx';

const group = (title: string, words: readonly string[]) => ({
  title,
  links: words.map((label) => ({ href: `#${label}`, label })),
});

const meta = {
  title: 'Components/FooterAccordion',
  component: FooterAccordion,
  args: {
    label: 'Sidfot',
    groups: [
      group('Handla', ['Nyheter', 'Dam', 'Herr', 'Preloved']),
      group('Hjälp', ['Leverans', 'Retur', 'Storleksguide', 'Kontakt']),
      group('Om Solvik', ['Om oss', 'Villkor', 'Integritet']),
    ],
  },
} satisfies Meta<typeof FooterAccordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
