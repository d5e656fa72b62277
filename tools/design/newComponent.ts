/** The files that a new part of the design system begins with: proven from its first minute, and waiting to be filled in. */

const component = (
  name: string,
  variants: string,
) => `/** ${name}: what it is for, in one sentence. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { bodyType } from '../../foundation/typeStyles.ts';

export const ${variants} = ['plain', 'strong'] as const;

const Root = styled.div\`
  \${bodyType}
  &[data-emphasis='strong'] { font-weight: var(--font-weight-medium); }
\`;

export type ${name}Props = ComponentPropsWithRef<'div'> & {
  readonly emphasis?: (typeof ${variants})[number];
};

/** What a reader must know before using it. */
export function ${name}({ emphasis = 'plain', ...native }: ${name}Props) {
  return <Root {...native} data-emphasis={emphasis} />;
}
`;

const pairs = (name: string) => `/** The pairs of colours that ${name} draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
];
`;

const stories = (
  name: string,
  variants: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ${name}, ${variants} } from './${name}.tsx';

const meta = { title: 'Components/${name}', component: ${name}, args: { children: 'Kappor & jackor' } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {${variants}.map((emphasis) => <${name} key={emphasis} {...args} emphasis={emphasis} />)}
    </Stack>
  ),
};
export const LongText: Story = {
  args: { lang: 'fi', children: 'Erikoiskäsiteltyjä lampaanvillakangastakkeja pakkaskeleille' },
  decorators: [(Story) => <div style={{ maxInlineSize: 200 }}><Story /></div>],
  globals: { channel: 'fi' },
};
`;

const test = (name: string, variants: string) => `// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { ${name}, ${variants} } from './${name}.tsx';

afterEach(cleanup);

describe('${name}', () => {
  it.each(${variants})('says in its markup that it is %s', (emphasis) => {
    render(<${name} emphasis={emphasis}>Kappor</${name}>);
    expect(screen.getByText('Kappor').dataset['emphasis']).toBe(emphasis);
  });

  it('is heard as its words', async () => {
    const { container } = render(<${name}>Kappor</${name}>);
    expect(await heardWords(container)).toEqual(['Kappor']);
  });
});
`;

/** Text by path from the project's root. */
export function newComponent(name: string): Readonly<Record<string, string>> {
  const path = `design-system/src/components/${name}/${name}`;
  const variants = `${name.charAt(0).toLowerCase()}${name.slice(1)}Emphases`;
  return {
    [`${path}.tsx`]: component(name, variants),
    [`${path}.pairs.ts`]: pairs(name),
    [`${path}.stories.tsx`]: stories(name, variants),
    [`${path}.test.tsx`]: test(name, variants),
  };
}
