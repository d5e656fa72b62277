import type { Meta, StoryObj } from '@storybook/react-vite';
import { spaceSteps } from '../../foundation/spaceSteps.ts';
import { StoryBlock } from '../../testing/StoryBlock.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack, stackAligns } from './Stack.tsx';

const blocks = ['Kappor', 'Stickat', 'Skor'].map((word) => (
  <StoryBlock key={word}>{word}</StoryBlock>
));

const meta = { title: 'Layout/Stack', component: Stack, args: { children: blocks } } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="48">
      {stackAligns.map((align) => (
        <Stack key={align} {...args} gap="8" align={align}>
          <StoryBlock>{align}</StoryBlock>
          {blocks}
        </Stack>
      ))}
      <Inline gap="24" align="start">
        {spaceSteps.map((gap) => (
          <Stack key={gap} gap={gap}>
            <StoryBlock>{gap}</StoryBlock>
            <StoryBlock>Skor</StoryBlock>
          </Stack>
        ))}
      </Inline>
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    children: ['Lampaanvillakangastakit', 'Palmikkoneuleet'].map((word) => (
      <StoryBlock key={word}>{word}</StoryBlock>
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};
