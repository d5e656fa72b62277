import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../TextLink/TextLink.tsx';
import { NavDrawer } from './NavDrawer.tsx';

const meta = {
  title: 'Components/NavDrawer',
  component: NavDrawer,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Meny',
    closeLabel: 'Stäng',
    allLabel: (label) => `Allt i ${label}`,
    items: [
      { href: '#nytt', label: 'Nyheter' },
      {
        href: '#dam',
        label: 'Dam',
        isCurrent: true,
        items: [
          { href: '#kappor', label: 'Kappor & jackor', isCurrent: true },
          { href: '#stickat', label: 'Stickat' },
        ],
      },
      { href: '#herr', label: 'Herr', items: [{ href: '#jeans', label: 'Jeans' }] },
      { href: '#skor', label: 'Skor' },
    ],
    children: (
      <TextLink href="#konto" emphasis="standalone">
        Mina sidor
      </TextLink>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: 600 } } },
} satisfies Meta<typeof NavDrawer>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
