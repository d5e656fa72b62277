import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { planeTones } from '../../foundation/planeStyles.ts';
import { Box } from '../../layout/Box/Box.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { groundOf } from '../../foundation/planeStyles.ts';
import { CopyCode } from './CopyCode.tsx';

const meta = {
  title: 'Components/CopyCode',
  component: CopyCode,
  args: {
    code: 'STICKAT20',
    label: 'Kod',
    copy: () => Promise.resolve(),
    copyLabel: 'Kopiera koden',
    copiedText: 'Koden är kopierad',
    failedText: 'Det gick inte att kopiera. Markera koden och kopiera den själv.',
  },
} satisfies Meta<typeof CopyCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CodeAlone: Story = { args: { copy: undefined } };
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Koden är kopierad')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { copy: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/Markera koden/)).toBeVisible();
  },
};
export const OnPlanes: Story = {
  render: (args) => (
    <Stack gap="24">
      {planeTones.map((tone) => (
        <Box key={tone} tone={tone} padding="24" data-ground={groundOf(tone)}>
          <CopyCode {...args} />
        </Box>
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Koodi',
    code: 'NEULEVIIKOT20JATYYNNYT',
    copyLabel: 'Kopioi koodi leikepöydälle',
    copiedText: 'Koodi on kopioitu',
    failedText: 'Kopiointi ei onnistunut.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  globals: { channel: 'fi' },
};
