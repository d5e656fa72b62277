import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../components/Text/Text.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { tokenNames } from '../tokens/generated/tokenNames.ts';

const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;

/** Every colour of the turned channel, named as it is written in styles. */
export const Default: StoryObj = {
  render: () => (
    <Inline gap="16" align="start">
      {tokenNames.filter((name) => name.includes('color')).map((name) => {
        const variable = name.startsWith('--') ? name : `--${name}`;
        return (
          <div key={name} style={{ inlineSize: 160 }}>
            <div style={{ blockSize: 72, background: `var(${variable})`, border: '1px solid var(--color-hairline)' }} />
            <Text size="small">{variable}</Text>
          </div>
        );
      })}
    </Inline>
  ),
};
