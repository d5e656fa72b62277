import type { Meta, StoryObj } from '@storybook/react-vite';
import { AspectRatio, aspectRatios } from './AspectRatio/AspectRatio.tsx';
import { Columns, columnSplits } from './Columns/Columns.tsx';
import { Container, containerMeasures } from './Container/Container.tsx';
import { Divider } from './Divider/Divider.tsx';
import { Inline, inlineSpreads } from './Inline/Inline.tsx';
import { BelowDesktop, FromDesktop } from './ShowFrom/ShowFrom.tsx';
import { Stack, stackAligns } from './Stack/Stack.tsx';

const meta = { title: 'Layout/Parts', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const Block = ({ words }: { readonly words: string }) => <div style={{ padding: 12, background: 'var(--color-accent-tint)' }}>{words}</div>;

export const Stacks: StoryObj = {
  render: () => (
    <Stack gap="24">
      {stackAligns.map((align) => (
        <Stack key={align} gap="8" align={align}>
          <Block words={align} />
          <Block words="åtta pixlar emellan" />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Inlines: StoryObj = {
  render: () => (
    <Stack gap="24">
      {inlineSpreads.map((spread) => (
        <Inline key={spread} spread={spread}>
          <Block words={spread} />
          <Block words="bredvid" />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Splits: StoryObj = {
  render: () => (
    <Container>
      <Stack gap="24">
        {columnSplits.map((split) => (
          <Columns key={split} split={split}>
            <Block words={split} />
            <Block words="andra" />
          </Columns>
        ))}
      </Stack>
    </Container>
  ),
};

export const SplitsOnPhone: StoryObj = { ...Splits, globals: { viewport: { value: 'phone' } } };

export const Containers: StoryObj = {
  render: () => (
    <Stack gap="24">
      {containerMeasures.map((measure) => (
        <Container key={measure} measure={measure}>
          <Block words={measure} />
        </Container>
      ))}
      <Divider />
      <Divider tone="ink" />
    </Stack>
  ),
};

export const Ratios: StoryObj = {
  render: () => (
    <Inline gap="16" align="start">
      {aspectRatios.map((ratio) => (
        <div key={ratio} style={{ inlineSize: 160 }}>
          <AspectRatio ratio={ratio}>
            <Block words={ratio} />
          </AspectRatio>
        </div>
      ))}
    </Inline>
  ),
};

export const ByWidth: StoryObj = {
  render: () => (
    <>
      <FromDesktop><Block words="från 1024" /></FromDesktop>
      <BelowDesktop><Block words="under 1024" /></BelowDesktop>
    </>
  ),
};
