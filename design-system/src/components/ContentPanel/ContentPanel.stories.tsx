import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notPhotographed } from '../../testing/storyWidths.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { ContentPanel } from './ContentPanel.tsx';

const meta = {
  title: 'Components/ContentPanel',
  component: ContentPanel,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Storleksguide',
    closeLabel: 'Stäng',
    children: (
      <Stack gap="16">
        <Text>
          Mät över den bredaste delen av bröstet och låt måttbandet ligga löst an mot kroppen.
        </Text>
        <Text>Mellan två storlekar? Ta den mindre i stickat, den större i vävt.</Text>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <Text>Lång ullkappa Alma</Text>
      <ContentPanel {...args} />
    </>
  ),
  parameters: { docs: { story: { inline: false, height: 640 } } },
} satisfies Meta<typeof ContentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtBottom: Story = { args: { isAtBottom: true } };
export const WithoutOverlay: Story = { args: { hasOverlay: false } };
export const AtBottomWithoutOverlay: Story = {
  args: {
    hasOverlay: false,
    isAtBottom: true,
    footer: <Button width="phone">Visa mina mått</Button>,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Wide: Story = { args: { isWide: true } };
export const WideOnAPhone: Story = {
  args: { isWide: true },
  globals: { viewport: { value: 'phone' } },
};
export const PhoneAtBottom: Story = {
  args: { isAtBottom: true },
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    isAtBottom: true,
    title: 'Erikoiskäsitellyn lampaanvillakangastakin hoito-ohjeet',
    closeLabel: 'Sulje',
    children: (
      <Stack gap="16">
        {Array.from({ length: 24 }, (_, at) => (
          <Text key={`p${String(at)}`}>
            Tuuleta takki ulkona ja harjaa se kuivana; pesu kuluttaa villakuitua enemmän kuin
            käyttö.
          </Text>
        ))}
      </Stack>
    ),
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};

export const OpenedAndClosed: Story = {
  parameters: notPhotographed,
  args: { isOpen: false, hasOverlay: false },
  render: function OpenedAndClosed(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Storleksguide</Button>
        <ContentPanel {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Storleksguide' });
    await userEvent.click(opener);
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Storleksguide' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
