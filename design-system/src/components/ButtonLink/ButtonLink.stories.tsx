import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { buttonEmphases } from '../Button/Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { children: 'Se kapporna', href: '#kappor' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Inline gap="0">
      {buttonEmphases.map((emphasis) => (
        <div
          key={emphasis}
          style={{
            padding: 16,
            background: emphasis === 'inverted' ? 'var(--color-accent)' : undefined,
          }}
        >
          <ButtonLink {...args} emphasis={emphasis} />
        </div>
      ))}
    </Inline>
  ),
};
