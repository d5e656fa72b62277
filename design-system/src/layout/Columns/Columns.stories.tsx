import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBlock } from '../../testing/StoryBlock.tsx';
import { Container } from '../Container/Container.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { columnAligns, Columns, columnSplits } from './Columns.tsx';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: {
    children: [<StoryBlock key="a">Kappor</StoryBlock>, <StoryBlock key="b">Stickat</StoryBlock>],
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Matrix: Story = {
  render: () => (
    <Stack gap="24">
      {columnSplits.map((split) => (
        <Columns key={split} split={split}>
          <StoryBlock>{split}</StoryBlock>
          <StoryBlock>Stickat</StoryBlock>
        </Columns>
      ))}
      {columnAligns.map((align) => (
        <Columns key={align} align={align}>
          <StoryBlock>{align}</StoryBlock>
          <StoryBlock>
            Ull, långa linjer och fickor som rymmer båda händerna.
            <br />
            Kappor
          </StoryBlock>
        </Columns>
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    split: 'account',
    children: [
      <StoryBlock key="a">Lampaanvillakangastakkivalikoima</StoryBlock>,
      <StoryBlock key="b">Neuleet</StoryBlock>,
    ],
  },
};
