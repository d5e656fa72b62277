import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { type Channel, channels } from '../../tokens/generated/tokenNames.ts';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tiles } from '../Tiles/Tiles.tsx';
import { ChannelProvider } from './ChannelProvider.tsx';

interface Words {
  readonly lang: string;
  readonly word: string;
  readonly line: string;
  readonly link: string;
  readonly button: string;
}

const swedish: Words = {
  lang: 'sv',
  word: 'Kappväder',
  line: 'Ull och långa linjer.',
  link: 'Se kapporna',
  button: 'Köp',
};
const words: Readonly<Record<string, Words>> = {
  se: swedish,
  no: {
    lang: 'nb',
    word: 'Kåpevær',
    line: 'Ull og lange linjer.',
    link: 'Se kåpene',
    button: 'Kjøp',
  },
  dk: {
    lang: 'da',
    word: 'Frakkevejr',
    line: 'Uld og lange linjer.',
    link: 'Se frakkerne',
    button: 'Køb',
  },
  fi: {
    lang: 'fi',
    word: 'Takkisää',
    line: 'Villaa ja pitkiä linjoja.',
    link: 'Katso takit',
    button: 'Osta',
  },
};
const wordsOf = (channel: Channel): Words => words[channel] ?? swedish;

const Part = ({ channel }: { readonly channel: Channel }) => (
  <Box padding="24" tone="tint">
    <Stack gap="16" align="start">
      <Heading level={2} size="section">
        {wordsOf(channel).word}
      </Heading>
      <Text>
        {wordsOf(channel).line} <TextLink href="#kappor">{wordsOf(channel).link}</TextLink>
      </Text>
      <Button>{wordsOf(channel).button}</Button>
    </Stack>
  </Box>
);

const meta = {
  title: 'Layout/ChannelProvider',
  component: ChannelProvider,
  args: { channel: 'fi', lang: 'fi', children: <Part channel="fi" /> },
} satisfies Meta<typeof ChannelProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Tiles columns="2">
      {channels.map((channel) => (
        <ChannelProvider key={channel} channel={channel} lang={wordsOf(channel).lang}>
          <Part channel={channel} />
        </ChannelProvider>
      ))}
    </Tiles>
  ),
};

export const OnAccentPlane: Story = {
  render: (args) => (
    <Box padding="32" tone="accent">
      <ChannelProvider {...args} />
    </Box>
  ),
};
