import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tiles } from '@solvik/design-system';
import { inFinnish } from '@solvik/design-system/in-finnish';
import { PictureButton } from './PictureButton.tsx';

/**
 * Records that it was pressed, without the event: Storybook serialises all that a spy among the
 * arguments records.
 */
const pressed = fn();

const meta = {
  title: 'Components/PictureButton',
  component: PictureButton,
  args: {
    image: { src: './pictures/coat-front.webp', hasPriority: true },
    label: 'Toppyta',
    icon: 'plus',
    onClick: () => void pressed(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
  render: ({ image, label, icon, onClick }) => (
    <Tiles columns="4" phoneColumns="2" gap="16">
      <PictureButton image={image} label={label} icon={icon} onClick={onClick} />
      <PictureButton
        image={{ src: './pictures/still-life.webp', hasPriority: true }}
        label="Bild"
        onClick={onClick}
      />
      <PictureButton label="Text" icon={icon} onClick={onClick} />
      <PictureButton label="Knappar" onClick={onClick} />
    </Tiles>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  decorators: [inFinnish],
  globals: { channel: 'fi' },
  args: { lang: 'fi', label: 'Erikoiskäsiteltyjä lampaanvillakangastakkeja' },
};
export const PressedOnThePicture: Story = {
  play: async ({ canvasElement }) => {
    pressed.mockClear();
    const picture = canvasElement.querySelector('img');
    if (!picture) throw new Error('There is no picture.');
    await userEvent.click(picture);
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('button', { name: 'Toppyta' })).toHaveFocus();
  },
};
