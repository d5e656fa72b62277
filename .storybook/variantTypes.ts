/**
 * Completes the props tables where react-docgen reports an unknown type: `(typeof
 * buttonSizes)[number]` by its members, `readonly Tab[]` as in the source.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The members in source text, by the name of the array. */
export type VariantArrays = ReadonlyMap<string, readonly string[]>;

const arrays = /^(?:export )?const (\w+)(?:: [^=]+)? = \[([^\]]*)\] as const/gm;
const member = /'[^']*'|\d+(?:\.\d+)?/g;
const unknown =
  /\{\s*"?name"?:\s*(["'`])unknown\[number\]\1,\s*"?raw"?:\s*(["'`])\(typeof (\w+)\)\[number\]\2\s*\}/g;
const unread = /"(\w+)":(\{[^{}]*"tsType":)\{"name":"unknown"\}/g;

/** Every `as const` array of the design system. */
export function variantArrays(root: string): VariantArrays {
  const files = globSync('{design-system/src,workbench/src/components}/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((file) => !/\.(test|stories|pairs)\./.test(file));
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(arrays)].map(
        ([, name = '', members = '']) => [name, members.match(member) ?? []] as const,
      ),
    ),
  );
}

/** A type as written from this position: to the end of its member, brackets included. */
export function typeAt(code: string, start: number): string {
  let depth = 0;
  let end = start;
  for (; end < code.length; end += 1) {
    const sign = code.charAt(end);
    const isArrow = sign === '>' && code.charAt(end - 1) === '=';
    if ('({[<'.includes(sign)) depth += 1;
    else if (')}]>'.includes(sign) && !isArrow) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ';')) break;
  }
  return code.slice(start, end).trim();
}

/** The module with completed docs; names of other arrays are not changed. */
export function nameVariants(code: string, known: VariantArrays): string {
  return code
    .replaceAll(unread, (written, prop: string, before: string) => {
      const declared = new RegExp(`readonly ${prop}\\??:\\s`).exec(code);
      return declared
        ? `"${prop}":${before}${JSON.stringify({ name: typeAt(code, declared.index + declared[0].length) })}`
        : written;
    })
    .replaceAll(unknown, (written, _quote, _other, name: string) => {
      const members = known.get(name);
      return members
        ? JSON.stringify({
            name: 'union',
            raw: members.join(' | '),
            elements: members.map((value) => ({ name: 'literal', value })),
          })
        : written;
    });
}

/** Runs after Storybook has read the props. */
export function variantTypes(root: string): Plugin {
  const known = variantArrays(root);
  return {
    name: 'variant-types',
    enforce: 'pre',
    transform: (code, file) =>
      file.endsWith('.tsx') && code.includes('__docgenInfo')
        ? { code: nameVariants(code, known), map: null }
        : undefined,
  };
}
