import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inFinnish } from '@solvik/design-system/in-finnish';
import { PictureChoice, type PictureOption } from './PictureChoice.tsx';

const pictureOf = (name: string): PictureOption['image'] => ({
  src: `./pictures/${name}.webp`,
  alt: '',
  hasPriority: true,
});

const meta = {
  title: 'Components/PictureChoice',
  component: PictureChoice,
  args: {
    legend: 'Bilder',
    value: 'coat',
    onValueChange: () => undefined,
    options: [
      { id: 'coat', image: pictureOf('coat-front'), label: 'DSC_0410.jpg' },
      { id: 'still', image: pictureOf('still-life'), label: 'DSC_0411.jpg' },
      {
        id: 'boots',
        image: pictureOf('boots'),
        label: 'DSC_0412.jpg',
        note: 'Saknar bildbeskrivning',
      },
      { id: 'dress', image: pictureOf('dress'), label: 'DSC_0413.jpg' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <PictureChoice {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof PictureChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { value: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  decorators: [inFinnish],
  globals: { channel: 'fi' },
  args: {
    lang: 'fi',
    legend: 'Kuvat',
    value: 'coat',
    options: [
      {
        id: 'coat',
        image: pictureOf('coat-front'),
        label:
          'erikoiskäsitelty-lampaanvillakangastakki-vasemman-hihan-sauma-lähikuva-viimeistelty.jpeg',
        note: 'Kuvailuteksti puuttuu ruotsiksi, norjaksi ja tanskaksi',
      },
      { id: 'still', image: pictureOf('still-life'), label: 'talvi.jpg' },
    ],
  },
};
export const ChosenByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { checked: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'DSC_0411.jpg' })).toBeChecked();
  },
};
