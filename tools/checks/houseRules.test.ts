import { describe, expect, it } from 'vitest';
import { houseRules } from './houseRules.ts';

const broken = (path: string, text: string) =>
  houseRules
    .filter(
      (rule) =>
        rule.files.test(path) && !rule.except?.test(path) && rule.find(path, text) !== undefined,
    )
    .map((rule) => rule.name.split(' ').slice(0, 4).join(' '));

describe('house rules', () => {
  it.each([
    ['commerce/src/a.ts', 'x\n'.repeat(301), ['a file over 300']],
    ['commerce/src/a.ts', `/** Long: one table of all. */\n${'x\n'.repeat(301)}`, []],
    ['commerce/src/a.ts', `/**\n * All. Long:\n * one table.\n */\n${'x\n'.repeat(301)}`, []],
    ['commerce/src/a.ts', `/** Goes along it. */\n${'x\n'.repeat(301)}`, ['a file over 300']],
    ['commerce/src/a.ts', `/** One Long: table. */\n${'x\n'.repeat(301)}`, ['a file over 300']],
    ['commerce/src/a.ts', `/** All. Long: */\n${'x\n'.repeat(301)}`, ['a file over 300']],
    [
      'commerce/src/a.ts',
      `/** All. */\n/** Long: one table. */\n${'x\n'.repeat(301)}`,
      ['a file over 300'],
    ],
    ['commerce/src/utils.ts', '', ['a file is named']],
    ['commerce/src/index.ts', '', []],
    ['commerce/src/cart/index.ts', '', ['a file is named']],
    ['commerce/src/a.test.ts', "it.skip('x', f)", ['no test is skipped']],
    ['commerce/src/a.ts', 'x as unknown as Y', ['no check is switched']],
    ['storefront/src/a.tsx', 'color: ${(props) => props.c};', ['styles are static: variants']],
    ['storefront/src/a.tsx', "color: '#1c1a18'", ['colours come from tokens']],
    ['design-system/src/tokens/a.ts', "'#1c1a18'", []],
    ['widgets/src/a.tsx', "import { styled } from 'styled-components';", ['no screen or widget']],
    [
      'storefront/src/a.ts',
      "const { css } = await import('styled-components');",
      ['no screen or widget'],
    ],
    [
      'storefront/src/app/styles/renderStyled.ts',
      "import { ServerStyleSheet } from 'styled-components';",
      [],
    ],
    [
      'storefront/src/app/entryServer.tsx',
      "import { ServerStyleSheet } from 'styled-components';",
      ['no screen or widget'],
    ],
    ['design-system/src/a.tsx', "import { styled } from 'styled-components';", []],
    ['workbench/src/a.tsx', "import { styled } from 'styled-components';", ['no screen or widget']],
    ['workbench/src/components/A/A.tsx', "import { styled } from 'styled-components';", []],
    ['storefront/src/a.tsx', '<p style={{ color }} />', ['no screen or widget']],
    ['widgets/src/a.stories.tsx', '<div style={{ inlineSize: 330 }}>', []],
    ['storefront/src/a.tsx', 'margin-left: 4px', ['sides and sizes are']],
    ['design-system/src/a.styles.ts', '  inset: 0; left: 0;', ['sides and sizes are']],
    [
      'design-system/src/a.styles.ts',
      '  max-width: var(--layout-container);',
      ['sides and sizes are'],
    ],
    ['design-system/src/a.styles.ts', 'padding-bottom: 4px', ['sides and sizes are']],
    ['design-system/src/a.styles.ts', 'text-align: right', ['sides and sizes are']],
    [
      'design-system/src/a.styles.ts',
      '  inline-size: 4px; border-inline-start: 0; @media (min-width: 40rem) {',
      [],
    ],
    ['design-system/src/a.ts', 'const place = { left: 4, width: size.width };', []],
  ])('%s: %j breaks %o', (path, text, names) => expect(broken(path, text)).toEqual(names));
});
