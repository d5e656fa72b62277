import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { CopyField } from './CopyField.tsx';

const meta = {
  title: 'Components/CopyField',
  component: CopyField,
  args: {
    label: 'Länk',
    value: 'https://solvik.example/p/alma',
    shownAs: 'solvik.example/p/alma',
    copy: () => Promise.resolve(),
    copyLabel: 'Kopiera',
    copiedLabel: 'Kopierad',
    failedText: 'Det gick inte att kopiera. Markera länken och kopiera den själv.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('status')).toHaveTextContent(/./);
  },
};
export const Failed: Story = {
  args: { copy: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/Markera länken/)).toBeVisible();
  },
};
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    label: 'Linkki',
    value: 'https://solvik.example/p/naiset/villakangastakit/kaksirivinen-villakangastakki-alma',
    shownAs: undefined,
    copyLabel: 'Kopioi osoite leikepöydälle',
    copiedLabel: 'Kopioitu leikepöydälle',
    failedText: 'Kopiointi ei onnistunut.',
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
