/**
 * Creates the files of a new component of the design system, with its stories, its pairs of colours
 * and its test.
 */
import type { Kind } from './kind.ts';
import { refuseUnless } from './refusal.ts';

const componentText = (
  name: string,
  variants: string,
) => `/** ${name}: its purpose, in one sentence. */
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

/** What a developer must know before using it. */
export function ${name}({ emphasis = 'plain', ...native }: ${name}Props) {
  return <Root {...native} data-emphasis={emphasis} />;
}
`;

const pairsText = (name: string) => `/** The pairs of colours that ${name} draws. */
import { pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
];
`;

const storiesText = (
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

const testText = (name: string, variants: string) => `// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ${name}, ${variants} } from './${name}.tsx';

afterEach(cleanup);

describe('${name}', () => {
  it.each(${variants})('has the data attribute of %s', (emphasis) => {
    render(<${name} emphasis={emphasis}>Kappor</${name}>);
    expect(screen.getByText('Kappor').dataset['emphasis']).toBe(emphasis);
  });

  it('is announced as its text', async () => {
    const { container } = render(<${name}>Kappor</${name}>);
    expect(await announcedWords(container)).toEqual(['Kappor']);
  });
});
`;

export const component: Kind = {
  example: 'component PriceTag',
  options: [],
  plan(name, _options, draft) {
    refuseUnless(/^[A-Z][A-Za-z]+$/.test(name), `“${name}” is not a name like PriceTag.`);
    const path = `design-system/src/components/${name}/${name}`;
    const variants = `${name.charAt(0).toLowerCase()}${name.slice(1)}Emphases`;
    draft.create(`${path}.tsx`, componentText(name, variants));
    draft.create(`${path}.pairs.ts`, pairsText(name));
    draft.create(`${path}.stories.tsx`, storiesText(name, variants));
    draft.create(`${path}.test.tsx`, testText(name, variants));
    return [
      'Export it from design-system/src/index.ts.',
      'Declare its colours in its .pairs.ts.',
      'Add the texts of its stories to design-system/src/testing/storyWords.',
      'npm run generate',
    ];
  },
};
