import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/Text/Text.tsx';
import { StoryBlock } from '../../testing/StoryBlock.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Container, containerBleeds, containerMeasures, containerSpacings } from './Container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: <StoryBlock>Kappor</StoryBlock> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One margin is enough, however deeply it is nested. */
export const Nested: Story = {
  args: {
    children: (
      <Container>
        <StoryBlock>Kappor</StoryBlock>
      </Container>
    ),
  },
};
export const Matrix: Story = {
  render: () => (
    <Stack gap="24">
      {containerMeasures.flatMap((measure) =>
        containerBleeds.map((bleed) => (
          <Container key={`${measure} ${bleed}`} measure={measure} bleed={bleed}>
            <StoryBlock>{`${measure}, ${bleed}`}</StoryBlock>
          </Container>
        )),
      )}
      {containerSpacings.map((spacing) => (
        <Container key={spacing} spacing={spacing} style={{ background: 'var(--color-shade)' }}>
          <StoryBlock>{spacing}</StoryBlock>
        </Container>
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    measure: 'reading',
    children: (
      <Text>
        Lampaanvillakangastakkivalikoimamme toimitetaan arkipäivisin kotiovelle, noutopisteeseen tai
        pakettiautomaattiin, ja palauttaminen onnistuu neljäntoista päivän kuluessa.
      </Text>
    ),
  },
};
