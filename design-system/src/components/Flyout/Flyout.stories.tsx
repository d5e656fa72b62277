import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, type RefObject } from 'react';
import { expect, screen } from 'storybook/test';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { Text } from '../Text/Text.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { Flyout } from './Flyout.tsx';

const opener: RefObject<HTMLDivElement | null> = createRef();

const meta = {
  title: 'Components/Flyout',
  component: Flyout,
  args: {
    label: 'Dela',
    opener,
    onClose: () => undefined,
    children: <Text>Rak kappa i italiensk ull.</Text>,
  },
  render: (args) => (
    <div style={{ minBlockSize: 320 }}>
      <div ref={opener} style={{ textAlign: 'end' }}>
        <TextButton aria-expanded aria-haspopup="dialog">
          Dela
        </TextButton>
      </div>
      <Flyout {...args} />
      <Text>Rak kappa i italiensk ull.</Text>
    </div>
  ),
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveFocus();
  },
} satisfies Meta<typeof Flyout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    children: (
      <Text>
        Erikoiskäsitellystä lampaanvillakankaasta valmistettu kaksirivinen villakangastakki.
      </Text>
    ),
  },
  globals: { channel: 'fi' },
};
