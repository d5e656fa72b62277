import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../components/Text/Text.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Icon, iconSizes } from './Icon.tsx';
import { iconNames } from './iconPaths.ts';

const meta = { title: 'Foundations/Icon', component: Icon, args: { name: 'heart' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap="24">
      {iconNames.map((name) => (
        <Stack key={name} gap="4" align="center">
          <Inline gap="4">
            {iconSizes.map((size) => (
              <Icon key={size} name={name} size={size} />
            ))}
          </Inline>
          <Text size="small" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
