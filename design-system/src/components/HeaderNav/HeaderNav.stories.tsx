import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { HeaderNav } from './HeaderNav.tsx';

const meta = {
  title: 'Components/HeaderNav',
  component: HeaderNav,
  parameters: desktopOnly,
  args: {
    label: 'Huvudmeny',
    items: [
      { href: '#n', label: 'Nyheter' },
      { href: '#d', label: 'Dam', isCurrent: true },
      { href: '#h', label: 'Herr' },
    ],
  },
} satisfies Meta<typeof HeaderNav>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
