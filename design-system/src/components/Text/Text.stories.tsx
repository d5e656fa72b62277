import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text, textAligns, textMeasures, textSizes, textTones } from './Text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Ull, långa linjer och fickor som rymmer båda händerna.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="24">
      {textSizes.map((size) => (
        <Stack key={size} gap="4">
          {textTones.map((tone) => (
            <Text key={tone} {...args} size={size} tone={tone} />
          ))}
          <Text {...args} size={size} emphasis="strong" />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Measures: Story = {
  render: (args) => (
    <Stack gap="24">
      {textMeasures.map((measure) => (
        <Text key={measure} {...args} measure={measure}>
          {Array.from(
            { length: 4 },
            () => 'Ull, långa linjer och fickor som rymmer båda händerna. ',
          )}
        </Text>
      ))}
    </Stack>
  ),
};

export const Aligned: Story = {
  render: (args) => (
    <Stack gap="24">
      {textAligns.map((align) => (
        <Text key={align} {...args} size="lead" align={align} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <div lang="fi" style={{ maxInlineSize: 220 }}>
      <Text>
        Lampaanvillakangastakki erikoiskäsiteltyä merinovillaa, vedenpitävyysluokka kymmentuhatta.
      </Text>
    </div>
  ),
};
