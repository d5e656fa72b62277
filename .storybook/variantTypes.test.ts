import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameVariants, variantArrays } from './variantTypes.ts';

const root = join(import.meta.dirname, '..');
const known = variantArrays(root);

describe('props tables', () => {
  it('list the values of a variant', () => {
    const code = '{"name": "unknown[number]","raw":"(typeof buttonSizes)[number]"}';
    expect(JSON.parse(nameVariants(code, known))).toEqual({
      name: 'union',
      raw: "'normal' | 'narrow' | 'small'",
      elements: [
        { name: 'literal', value: "'normal'" },
        { name: 'literal', value: "'narrow'" },
        { name: 'literal', value: "'small'" },
      ],
    });
  });

  it('show the type of a list’s items as in the source', () => {
    const code =
      'type P = { readonly tabs: readonly Tab[]; }; Tabs.__docgenInfo = {"props":{"tabs":{"required":true,"tsType":{"name":"unknown"},"description":""}}}';
    expect(nameVariants(code, known)).toContain(
      '"tabs":{"required":true,"tsType":{"name":"readonly Tab[]"},"description":""}',
    );
  });

  it.each([
    [
      'an object',
      'readonly rows: readonly { readonly href: string; readonly label: string }[];',
      'readonly { readonly href: string; readonly label: string }[]',
    ],
    ['the last member of its line', '{ readonly rows: readonly string[] };', 'readonly string[]'],
    [
      'a call',
      'readonly rows: (at: number) => Map<string, readonly Row[]>; }',
      '(at: number) => Map<string, readonly Row[]>',
    ],
    [
      'several lines',
      'readonly rows?:\n    | readonly Row[]\n    | undefined;',
      '| readonly Row[]\n    | undefined',
    ],
  ])('show the whole of a type that is %s', (_, declared, type) => {
    const code = `type P = { ${declared} Rows.__docgenInfo = {"props":{"rows":{"required":true,"tsType":{"name":"unknown"},"description":""}}}`;
    expect(nameVariants(code, known)).toContain(
      `"rows":{"required":true,"tsType":${JSON.stringify({ name: type })},"description":""}`,
    );
  });

  it('leave unknown types unchanged', () => {
    const code = '{ name: "unknown[number]", raw: "(typeof others)[number]" }';
    expect(nameVariants(code, known)).toBe(code);
  });

  it('cover every variant in the types of the design system', () => {
    const requested = globSync(
      'design-system/src/{components,layout,icons,foundation}/**/*.{ts,tsx}',
      {
        cwd: root,
      },
    )
      .filter((file) => !/\.(test|stories)\./.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/\(typeof (\w+)\)\[number\]/g)].map(
          ([, name = '']) => name,
        ),
      );
    expect(requested.length).toBeGreaterThan(30);
    expect(requested.filter((name) => !known.get(name)?.length)).toEqual([]);
  });
});
