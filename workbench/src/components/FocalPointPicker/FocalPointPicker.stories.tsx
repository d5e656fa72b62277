import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inFinnish } from '@solvik/design-system/in-finnish';
import { Image } from '@solvik/design-system';
import { FocalPointPicker } from './FocalPointPicker.tsx';

const meta = {
  title: 'Components/FocalPointPicker',
  component: FocalPointPicker,
  args: {
    label: 'Det som alltid ska synas',
    image: { src: './pictures/still-life.webp' },
    value: { x: 0.62, y: 0.4 },
    onValueChange: () => undefined,
    acrossLabel: 'Från vänster',
    downLabel: 'Uppifrån',
    format: ({ across, down }) => `${String(across)} % från vänster, ${String(down)} % uppifrån`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <FocalPointPicker {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof FocalPointPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotSet: Story = { args: { value: undefined } };
export const InTheCorner: Story = { args: { value: { x: 1, y: 1 } } };
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    lang: 'fi',
    label: 'Kuvan aina näkyvissä pysyvä kohta',
    acrossLabel: 'Vasemmasta reunasta',
    downLabel: 'Yläreunasta',
    format: ({ across, down }) =>
      `${String(across)} prosenttia vasemmasta reunasta, ${String(down)} prosenttia yläreunasta`,
  },
};

/** The arrows move the point, and the crop follows it. */
export const MovedByKeys: Story = {
  render: function Cut(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <FocalPointPicker {...args} value={value} onValueChange={setValue} />
        <div style={{ marginBlockStart: 16 }}>
          <Image {...args.image} alt="Utsnittet" ratio={21 / 9} focalPoint={value} />
        </div>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const across = within(canvasElement).getByRole('slider', { name: /vänster/ });
    across.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowUp}{ArrowUp}');
    await expect(across).toHaveAttribute('aria-valuetext', '52 % från vänster, 38 % uppifrån');
  },
};
