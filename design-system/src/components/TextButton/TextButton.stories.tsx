import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { textLinkEmphases } from '../TextLink/TextLink.tsx';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'Components/TextButton',
  component: TextButton,
  args: { children: 'Ta bort' },
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Inline gap="24">
      {textLinkEmphases.map((emphasis) => (
        <TextButton key={emphasis} {...args} emphasis={emphasis} />
      ))}
    </Inline>
  ),
};
