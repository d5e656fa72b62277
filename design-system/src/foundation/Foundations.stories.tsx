import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/Button/Button.tsx';
import { ColourBoard } from '../components/StyleBoard/StyleBoard.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { Box } from '../layout/Box/Box.tsx';
import { ChannelProvider } from '../layout/ChannelProvider/ChannelProvider.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import resolved from '../tokens/generated/resolved.json' with { type: 'json' };
import { breakpoints, channels, type Channel } from '../tokens/generated/tokenNames.ts';
import { groundOf, planeTones } from './planeStyles.ts';

const meta = { title: 'Foundations/Boards' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const valuesOf = (channel: Channel) =>
  Object.fromEntries(
    Object.entries(resolved[channel]).flatMap(([name, value]) =>
      name.startsWith('color.') ? [[name.slice('color.'.length).replaceAll('.', '-'), value]] : [],
    ),
  );

/** The whole colour contract as each channel fills it. */
export const Channels: Story = {
  render: () => (
    <Stack gap="48">
      {channels.map((channel) => (
        <ChannelProvider key={channel} channel={channel}>
          <ColourBoard aria-label={channel} values={valuesOf(channel)} />
        </ChannelProvider>
      ))}
    </Stack>
  ),
};

/** The focus ring as it is drawn on each plane. */
export const Focus: Story = {
  render: () => (
    <Stack gap="16">
      {planeTones.map((tone) => (
        <Box key={tone} tone={tone} padding="32" data-ground={groundOf(tone)}>
          <Inline gap="32">
            <Button emphasis={groundOf(tone) ? 'inverted' : 'outlined'} style={ring}>
              Lägg i varukorgen
            </Button>
            <TextLink href="#guide" style={ring}>
              Storleksguide
            </TextLink>
          </Inline>
        </Box>
      ))}
    </Stack>
  ),
};
/**
 * Drawn by `:focus-visible` in the page's own styles; here without a focus, so that all are visible
 * at once.
 */
const ring = { outline: '2px solid var(--color-focus)', outlineOffset: 3 } as const;

/** Each breakpoint's name and width, drawn to scale. */
export const Breakpoints: Story = {
  render: () => (
    <Stack
      gap="8"
      as="ul"
      style={{ overflowX: 'auto', padding: 0 }}
      tabIndex={0}
      aria-label="Breakpoints"
      lang="en"
    >
      {Object.entries(breakpoints)
        .toSorted(([, a], [, b]) => a - b)
        .map(([name, width]) => (
          <li key={name} style={{ listStyle: 'none' }}>
            <Text size="small">{`${name}: ${String(width)} px`}</Text>
            <div style={{ inlineSize: width, borderBlockStart: '8px solid var(--color-accent)' }} />
          </li>
        ))}
    </Stack>
  ),
};
