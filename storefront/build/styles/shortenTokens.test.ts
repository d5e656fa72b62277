import { describe, expect, it } from 'vitest';
import { tokenNames } from './shortenTokens.ts';

const table = (global: string, ...rules: readonly string[]) => ({
  global,
  components: new Map(rules.map((css, index) => [String(index), { classes: '', css }])),
});

describe('design tokens of a build', () => {
  const rename = tokenNames(
    table(
      ':root{--color-ink:#000;--space-8:8px;}@media (min-width: 1px){:root{--space-8:9px;}}',
      '.a{margin:var(--space-8) var(--space-8);color:var(--color-ink);}',
    ),
  );

  it.each([
    ['the most frequent one', 'var(--space-8)', 'var(--a)'],
    ['the next', 'color:var(--color-ink, #000)', 'color:var(--b, #000)'],
    ['in code', "'var(--space-8)'", "'var(--a)'"],
    [
      'not a name that contains a token’s',
      'var(--space-80) var(--my--space-8)',
      'var(--space-80) var(--my--space-8)',
    ],
    ['not custom properties shared by components', '--image-ratio:1', '--image-ratio:1'],
    ['not a class', '.block--a', '.block--a'],
  ])('%s', (_what, text, renamed) => expect(rename(text)).toBe(renamed));

  it('get unique short names, also among hundreds', () => {
    const tokens = Array.from({ length: 300 }, (_, index) => `--token-${String(index)}`);
    const renameAll = tokenNames(table(`:root{${tokens.map((name) => `${name}:0;`).join('')}}`));
    expect(new Set(tokens.map((name) => renameAll(name))).size).toBe(300);
    expect(renameAll(tokens.join(' '))).toMatch(/^(--[a-z]{1,2} ?)+$/);
  });

  it('fail if a component already uses a short name', () => {
    expect(() => tokenNames(table(':root{--color-ink:#000;}', '.a{--a:0;}'))).toThrow(
      /--a has the short name/,
    );
  });
});
