import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { type Toast, toastModes, toastPlacements, ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  args: {
    label: 'Meddelanden',
    closeLabel: 'Stäng',
    onClose: () => undefined,
    toast: { id: '1', message: 'Lång ullkappa Alma ligger i varukorgen', mode: 'info' },
  },
  parameters: { docs: { story: { inline: false, height: 240 } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const toasts: Readonly<Record<(typeof toastModes)[number], Toast>> = {
  info: {
    id: 'info',
    message: 'Sparad som favorit',
    mode: 'info',
    action: <TextLink href="#favoriter">Visa</TextLink>,
  },
  error: {
    id: 'error',
    message: 'Varukorgen kunde inte ändras. Försök igen.',
    mode: 'error',
    errorAt: '/varukorg',
  },
};
/** Each frame holds a region as a window would: what is fixed is positioned within it. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="16">
      {toastPlacements.flatMap((placement) =>
        toastModes.map((mode) => (
          <div
            key={`${placement} ${mode}`}
            style={{ contain: 'layout', blockSize: 220, border: '1px dashed var(--color-edge)' }}
          >
            <ToastRegion
              {...args}
              label={`${placement}, ${mode}`}
              placement={placement}
              toast={toasts[mode]}
            />
          </div>
        )),
      )}
    </Stack>
  ),
};

export const ErrorMode: Story = {
  args: {
    toast: {
      id: '2',
      message: 'Varukorgen kunde inte ändras. Försök igen.',
      mode: 'error',
      errorAt: '/varukorg',
    },
  },
};
export const WithAction: Story = {
  args: {
    toast: {
      id: '3',
      message: 'Sparad som favorit',
      mode: 'info',
      action: <TextLink href="#favoriter">Visa</TextLink>,
    },
  },
};
export const Bottom: Story = { args: { placement: 'bottom' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    toast: {
      id: '4',
      message: 'Det fanns bara två kvar, så två ligger i varukorgen.',
      mode: 'info',
    },
  },
};

export const Timed: Story = {
  render: function Timed(args) {
    const [id, setId] = useState(0);
    return (
      <>
        <Button onClick={() => setId(id + 1)}>Lägg i varukorgen</Button>
        <ToastRegion
          {...args}
          toast={
            id === 0
              ? undefined
              : { id: String(id), message: `${String(id)} i varukorgen`, mode: 'info' }
          }
          onClose={() => setId(0)}
        />
      </>
    );
  },
};

export const ClosedByKeys: Story = {
  ...Timed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buy = canvas.getByRole('button', { name: 'Lägg i varukorgen' });
    await userEvent.click(buy);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stäng' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(buy).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    placement: 'bottom',
    toast: {
      id: '5',
      message: 'Erikoiskäsitelty lampaanvillakangastakki Alma on lisätty ostoskoriin.',
      mode: 'info',
    },
    closeLabel: 'Sulje',
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
