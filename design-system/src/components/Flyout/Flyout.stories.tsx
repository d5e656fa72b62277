import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { Text } from '../Text/Text.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { Flyout, type FlyoutProps } from './Flyout.tsx';

/** Under its button, which opens and closes it; the page goes on below. */
function Opened({ page, ...args }: FlyoutProps & { readonly page: ReactNode }) {
  const opener = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ minBlockSize: 320 }}>
      <div ref={opener} style={{ textAlign: 'end' }}>
        <TextButton
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        >
          {args.label}
        </TextButton>
      </div>
      {isOpen && <Flyout {...args} opener={opener} onClose={() => setIsOpen(false)} />}
      {page}
    </div>
  );
}

const meta = {
  title: 'Components/Flyout',
  component: Flyout,
  args: {
    label: 'Dela',
    opener: { current: null },
    onClose: () => undefined,
    children: <Text>Rak kappa i italiensk ull.</Text>,
  },
  render: (args) => <Opened {...args} page={<Text>Rak kappa i italiensk ull.</Text>} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
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
