import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ComparePictures } from './ComparePictures.tsx';

const meta = {
  title: 'Components/ComparePictures',
  component: ComparePictures,
  args: {
    before: {
      image: { src: './pictures/coat-sage.webp', alt: 'Kappan i blekt salviagrönt' },
      label: 'Före',
    },
    after: {
      image: { src: './pictures/coat-black.webp', alt: 'Samma kappa, färgad svart' },
      label: 'Efter',
    },
    sliderLabel: 'Visa mer av före eller efter',
    formatValue: (percent) => `${String(percent)} % före`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComparePictures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('slider')).toHaveFocus();
  },
};
export const Square: Story = { args: { ratio: 1 } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    before: {
      image: { src: './pictures/coat-sage.webp', alt: 'Takki haalistuneen salvianvihreänä' },
      label: 'Ennen värjäystä',
    },
    after: {
      image: { src: './pictures/coat-black.webp', alt: 'Sama takki mustaksi värjättynä' },
      label: 'Värjäyksen jälkeen',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  globals: { channel: 'fi' },
};
