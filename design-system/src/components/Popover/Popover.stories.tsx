import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { Popover, popoverAlignments, popoverSides } from './Popover.tsx';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    defaultOpen: true,
    trigger: <TextButton>Så räknas fri frakt</TextButton>,
    label: 'Fri frakt',
    closeLabel: 'Stäng',
    children: (
      <Stack gap="8">
        <Text>Frakten är fri när plaggen tillsammans kostar mer än 799 kr, efter rabatt.</Text>
        <TextLink href="#leverans">Om leverans</TextLink>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeContent: 'center', minBlockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { defaultOpen: false } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    lang: 'fi',
    label: 'Toimituskulut',
    closeLabel: 'Sulje',
    trigger: <TextButton>Näin toimituskulut lasketaan</TextButton>,
    children: (
      <Text>
        Toimituskulut poistuvat, kun erikoiskäsitellystä lampaanvillakankaasta valmistettujen
        vaatteiden yhteishinta ylittää kahdeksankymmentä euroa alennusten jälkeen.
      </Text>
    ),
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  render: (args) => (
    <Inline gap="24">
      {popoverSides.flatMap((side) =>
        popoverAlignments.map((align) => (
          <Popover
            {...args}
            defaultOpen={false}
            key={`${side} ${align}`}
            side={side}
            align={align}
            trigger={<Button size="small" emphasis="outlined">{`${side}, ${align}`}</Button>}
          />
        )),
      )}
    </Inline>
  ),
};

export const OpenedByKeys: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Så räknas fri frakt' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Fri frakt' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
