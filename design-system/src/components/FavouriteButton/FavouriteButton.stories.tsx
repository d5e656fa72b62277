import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FavouriteButton } from './FavouriteButton.tsx';

const meta = {
  title: 'Components/FavouriteButton',
  component: FavouriteButton,
  args: { label: 'Favorit: Lång ullkappa Alma', isFavourite: false },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Toggled(args) {
    const [isFavourite, setIsFavourite] = useState(args.isFavourite);
    return (
      <FavouriteButton
        {...args}
        isFavourite={isFavourite}
        onClick={() => setIsFavourite(!isFavourite)}
      />
    );
  },
};
export const Pressed: Story = { args: { isFavourite: true } };
