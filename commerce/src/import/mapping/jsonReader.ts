/** Reads JSON that people write: every error names the path, and unknown keys are reported. */
import { ImportRefusedError } from '../importProblem.ts';

export interface JsonNode {
  readonly value: unknown;
  /** Path from the root, such as `prices.rates.USD`. */
  readonly path: string;
}

/** @throws ImportRefusedError */
function refuse({ path }: JsonNode, expected: string): never {
  throw new ImportRefusedError(`The mapping's “${path}” must be ${expected}.`);
}

export function entriesOf(node: JsonNode): readonly (readonly [string, JsonNode])[] {
  const { value, path } = node;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(node, 'an object in braces');
  return Object.entries(value).map(
    ([key, inner]) => [key, { value: inner, path: path ? `${path}.${key}` : key }] as const,
  );
}

/** The members of an object with their paths. @throws ImportRefusedError for an unknown member */
export function membersOf(node: JsonNode, known: readonly string[]): ReadonlyMap<string, JsonNode> {
  const members = new Map(entriesOf(node));
  for (const [key, { path }] of members) {
    if (!known.includes(key))
      throw new ImportRefusedError(
        `The mapping's “${path}” is unknown. Choose one of: ${known.join(', ')}.`,
      );
  }
  return members;
}

export function text(node: JsonNode): string {
  return typeof node.value === 'string' ? node.value : refuse(node, 'a text');
}

export function number(node: JsonNode): number {
  return typeof node.value === 'number' && Number.isFinite(node.value) && node.value >= 0
    ? node.value
    : refuse(node, 'a number of zero or more');
}

export function list<T>(node: JsonNode, read: (inner: JsonNode) => T): readonly T[] {
  if (!Array.isArray(node.value)) return refuse(node, 'a list in brackets');
  return node.value.map((value: unknown, at) =>
    read({ value, path: `${node.path}[${String(at)}]` }),
  );
}

export function oneOf<T extends string>(node: JsonNode, choices: readonly T[]): T {
  return (
    choices.find((choice) => choice === node.value) ?? refuse(node, `one of: ${choices.join(', ')}`)
  );
}

/** Lowest and highest. */
export function span(node: JsonNode): readonly [number, number] {
  const [low, high, ...more] = list(node, number);
  return low !== undefined && high !== undefined && high >= low && more.length === 0
    ? [low, high]
    : refuse(node, 'two numbers, the lower first');
}

/** A regular expression whose first group is the value. */
export function pattern(node: JsonNode): RegExp {
  const written = text(node);
  try {
    const made = new RegExp(written, 'iu');
    if (written.length <= 200 && /\((?!\?)/.test(written)) return made;
  } catch {
    // Refused below, with the same message.
  }
  return refuse(
    node,
    'a regular expression with one group in parentheses, of at most 200 characters',
  );
}
