import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { underPointer } from '../../testing/underPointer.tsx';
import { TextLink, textLinkEmphases } from './TextLink.tsx';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { children: 'Storleksguide', href: '#guide' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="16" align="start">
      {textLinkEmphases.map((emphasis) => (
        <TextLink key={emphasis} {...args} emphasis={emphasis} />
      ))}
    </Stack>
  ),
};

export const UnderPointer: Story = { ...Matrix, decorators: [underPointer('a')] };

export const OnAccent: Story = {
  render: (args) => (
    <div
      data-ground="accent"
      style={{ padding: 24, background: 'var(--color-accent)', color: 'var(--color-white)' }}
    >
      <TextLink {...args} emphasis="standalone" />
    </div>
  ),
};
