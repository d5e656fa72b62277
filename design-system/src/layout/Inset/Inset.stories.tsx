import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { Text } from '../../components/Text/Text.tsx';
import { StoryBlock } from '../../testing/StoryBlock.tsx';
import { Container } from '../Container/Container.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inset } from './Inset.tsx';

const meta = {
  title: 'Layout/Inset',
  component: Inset,
  args: { children: <Text>Kappor & jackor</Text> },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container bleed="phone">
      <Stack gap="8">
        <StoryBlock>Stickat</StoryBlock>
        <Inset {...args} />
      </Stack>
    </Container>
  ),
} satisfies Meta<typeof Inset>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From desktop width it is not there: the page’s margin holds all. */
export const Default: Story = { parameters: desktopOnly };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    children: <Text>Lampaanvillakangastakkivalikoimamme toimitetaan arkipäivisin kotiovelle.</Text>,
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
