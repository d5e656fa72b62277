import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { underPointer } from '../../testing/underPointer.tsx';
import { Button, buttonEmphases, buttonSizes, buttonWidths } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Lägg i varukorgen' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { isPending: true } };
export const Disabled: Story = { args: { disabled: true } };
export const UnderPointer: Story = {
  render: (args) => (
    <Inline gap="16">
      {buttonEmphases.map((emphasis) => (
        <div
          key={emphasis}
          data-ground={emphasis === 'inverted' ? 'accent' : undefined}
          style={{
            padding: 16,
            background: emphasis === 'inverted' ? 'var(--color-accent)' : undefined,
          }}
        >
          <Button {...args} emphasis={emphasis} />
        </div>
      ))}
    </Inline>
  ),
  decorators: [underPointer('button')],
};
export const LongText: Story = {
  args: { lang: 'fi', children: 'Lisää valitsemasi tuote suosikkeihin ja ilmoita saatavuudesta' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Button {...args} />
    </div>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="8">
      {buttonEmphases.map((emphasis) => (
        <div
          key={emphasis}
          data-ground={emphasis === 'inverted' ? 'accent' : undefined}
          style={{
            padding: 16,
            background: emphasis === 'inverted' ? 'var(--color-accent)' : undefined,
          }}
        >
          <Inline gap="16">
            {buttonSizes.map((size) => (
              <Inline key={size} gap="16">
                <Button emphasis={emphasis} size={size}>
                  Till kassan
                </Button>
                <Button emphasis={emphasis} size={size} isPending>
                  Till kassan
                </Button>
                <Button emphasis={emphasis} size={size} disabled>
                  Till kassan
                </Button>
              </Inline>
            ))}
          </Inline>
        </div>
      ))}
    </Stack>
  ),
};

export const Widths: Story = {
  render: (args) => (
    <Stack gap="16" align="start">
      {buttonWidths.map((width) => (
        <Button key={width} {...args} width={width} />
      ))}
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
};
