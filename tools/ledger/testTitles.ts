/** The titles a test file will print, as far as its own text tells them. */
import { parseSync } from 'oxc-parser';

/** Stands in a title for what only running the test could fill in. */
export const hole = '…';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** `x as const` and `x satisfies T` are `x`. */
const bare = (node: Node): Node =>
  /^TS(As|Satisfies|NonNull)/.test(node.type) && isNode(node['expression'])
    ? bare(node['expression'])
    : node;

/** What a node is when it is written out: a text, a number …; undefined when it is not. */
function literal(node: Node | undefined): { readonly value: unknown } | undefined {
  if (!node) return undefined;
  const { type } = bare(node);
  const inner = bare(node);
  if (type === 'Literal') return { value: inner['value'] };
  if (type === 'Identifier' && inner['name'] === 'undefined') return { value: undefined };
  if (type === 'TemplateLiteral' && nodesIn(inner['expressions']).length === 0)
    return { value: textOf(inner) };
  if (type === 'UnaryExpression' && inner['operator'] === '-') {
    const { value } = literal(nodesIn(inner['argument'])[0]) ?? {};
    return typeof value === 'number' ? { value: -value } : undefined;
  }
  return undefined;
}

/** A text as written, with a hole for every expression of a template. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  return nodesIn(node['quasis'])
    .map((quasi) => (quasi['value'] as { readonly cooked: string }).cooked)
    .join(hole);
}

const written = (argument: Node | undefined, as: string): string => {
  const found = literal(argument);
  return found
    ? as === 'j'
      ? (JSON.stringify(found.value) ?? 'undefined')
      : String(found.value)
    : hole;
};

function propertyOf(row: Node, name: string): Node | undefined {
  const property = nodesIn(row['properties']).find(
    ({ key }) => isNode(key) && (key['name'] === name || key['value'] === name),
  );
  return property && nodesIn(property['value'])[0];
}

/** A title of `each` with one row of its table put in. */
function fill(title: string, row: Node): string {
  const values = row.type === 'ArrayExpression' ? nodesIn(row['elements']) : [row];
  let at = 0;
  return title
    .replaceAll(/%([sdifjoOc#%])/g, (_, kind: string) =>
      kind === '%' ? '%' : kind === '#' ? hole : written(values[at++], kind),
    )
    .replaceAll(/\$(\w+)/g, (_, name: string) => written(propertyOf(row, name), 's'));
}

const isTest = (node: unknown): boolean =>
  isNode(node) && node.type === 'Identifier' && (node['name'] === 'it' || node['name'] === 'test');

/** The table of `it.each(table)(…)`; undefined when the call is not of that form. */
function tableOf(callee: Node): Node | undefined {
  const inner = callee['callee'];
  if (
    callee.type !== 'CallExpression' ||
    !isNode(inner) ||
    inner.type !== 'MemberExpression' ||
    !isTest(inner['object'])
  )
    return undefined;
  const { name } = inner['property'] as { readonly name?: string };
  return name === 'each' ? nodesIn(callee['arguments'])[0] : undefined;
}

function titlesOfCall(call: Node): readonly string[] {
  const [first] = nodesIn(call['arguments']);
  const title = first && textOf(first);
  const callee = call['callee'];
  if (title === undefined || !isNode(callee)) return [];
  if (isTest(callee)) return [title];
  const table = tableOf(callee);
  if (!table) return [];
  const rows = nodesIn(bare(table)['elements'])
    .filter(({ type }) => type !== 'SpreadElement')
    .map(bare);
  const open = title.replaceAll(/%[sdifjoOc#]|\$\w+/g, hole);
  return [...new Set([open, ...rows.map((row) => fill(title, row))])];
}

/** Titles of `it`, `test` and their `each`, rows of a written-out table put in; skipped tests have none. Throws where the file cannot be parsed. */
export function testTitles(path: string, text: string): readonly string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message ?? ''}`);
  const titles: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each);
    if (!isNode(value)) return;
    if (value.type === 'CallExpression') titles.push(...titlesOfCall(value));
    for (const key of Object.keys(value)) walk(value[key]);
  };
  walk(program);
  return titles;
}
