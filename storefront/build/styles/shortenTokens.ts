/** Shortens the names of design tokens in a build: a page contains them nine hundred times. */
import type { StyleTable } from './compiledStyles.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const shortName = (index: number): string =>
  `--${index < letters.length ? '' : shortLetter(Math.floor(index / letters.length) - 1)}${shortLetter(index % letters.length)}`;
const shortLetter = (index: number): string => letters[index] ?? '';

/** Renames the tokens in a string: rules, or code with a token's name. */
export type RenameTokens = (text: string) => string;

/**
 * Tokens are the custom properties that the global styles set on the root element; the most
 * frequent get the shortest names. Other custom properties, which components and scripts share,
 * keep their names.
 * @throws Error when there are more tokens than two-letter names, or one of those is taken
 */
export function tokenNames({ global, components }: StyleTable): RenameTokens {
  const roots = [...global.matchAll(/:root\{([^}]*)\}/g)].map(([, body]) => body ?? '').join('');
  const tokens = new Set([...roots.matchAll(/(?<=^|;)(--[\w-]+):/g)].map(([, name]) => name ?? ''));
  const css = [global, ...[...components.values()].map((component) => component.css)].join('');
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(/--[\w-]+/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const count = (name: string) => counts.get(name) ?? 0;
  const order = [...tokens].toSorted((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  if (order.length > letters.length * (letters.length + 1))
    throw new Error(`There are ${String(order.length)} design tokens, more than short names.`);
  const names = new Map(order.map((name, index) => [name, shortName(index)]));
  const conflict = [...names.values()].find((name) => counts.has(name));
  if (conflict)
    throw new Error(
      `The custom property ${conflict} has the short name of a design token: give it a longer one.`,
    );
  return (text) => text.replaceAll(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name);
}
