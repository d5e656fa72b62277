import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { IconButton, IconLink } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'search', label: 'Sök' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap="16">
      <IconButton icon="menu" label="Meny" />
      <IconButton icon="heart" label="Spara som favorit" isPressed={false} />
      <IconButton icon="heart" label="Sparad som favorit" isPressed />
      <IconButton icon="heart" label="Spara som favorit" emphasis="outlined" />
      <IconButton icon="chevron-end" label="Fler plagg" aria-disabled />
      <IconLink icon="bag" label="Varukorg, 2 varor" href="#cart" count={2} />
      <IconLink icon="bag" label="Varukorg, 128 varor" href="#cart" count={128} />
    </Inline>
  ),
};
