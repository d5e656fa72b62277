import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/Text/Text.tsx';
import { StoryBlock } from '../../testing/StoryBlock.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline, inlineAligns, inlineSpreads } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: ['Kappor', 'Stickat', 'Skor'].map((word) => (
      <StoryBlock key={word}>{word}</StoryBlock>
    )),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: () => (
    <Stack gap="24">
      {inlineSpreads.map((spread) => (
        <Inline key={spread} spread={spread}>
          <StoryBlock>{spread}</StoryBlock>
          <StoryBlock>Stickat</StoryBlock>
        </Inline>
      ))}
      {inlineAligns.map((align) => (
        <Inline key={align} align={align}>
          <StoryBlock>{align}</StoryBlock>
          <StoryBlock>
            <Text size="lead">Kappor</Text>
            <Text>Stickat</Text>
          </StoryBlock>
        </Inline>
      ))}
    </Stack>
  ),
};
/** What does not fit wraps to the next line. */
export const LongText: Story = {
  args: {
    lang: 'fi',
    children: ['Lampaanvillakangastakit', 'Palmikkoneuleet', 'Nahkanilkkurit'].map((word) => (
      <StoryBlock key={word}>{word}</StoryBlock>
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
