/** Prints what a widget of each type is configured with, as TypeScript. */
import type { WidgetDefinition } from '../defineWidget.ts';
import type { Field, Fields } from '../fields.ts';
import { pascalCase } from './pascalCase.ts';

const leafTypes = {
  text: 'string',
  html: 'string',
  date: 'string',
  number: 'number',
  switch: 'boolean',
  'rich-text': 'RichText',
  link: 'LinkValue',
  image: 'ImageValue',
  point: 'PointValue',
  'product-query': 'ProductQueryValue',
  products: 'readonly number[]',
} as const;

const isAlwaysThere = ({ kind, isRequired }: Field): boolean =>
  isRequired === true || ['choice', 'colour', 'list', 'switch', 'products'].includes(kind);

function typeOf(field: Field, depth: number): string {
  if (field.kind === 'choice' || field.kind === 'colour')
    return field.options.map((option) => `'${option}'`).join(' | ');
  if (field.kind === 'group') return objectType(field.of, depth);
  return field.kind === 'list'
    ? `readonly ${objectType(field.of, depth)}[]`
    : leafTypes[field.kind];
}

function objectType(fields: Fields, depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(fields).map(
    ([name, field]) =>
      `${indent}readonly ${name}${isAlwaysThere(field) ? '' : '?'}: ${typeOf(field, depth + 1)};`,
  );
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

export function printTypes(definitions: readonly WidgetDefinition[]): string {
  const used = JSON.stringify(definitions.map(({ fields }) => fields));
  const named = [
    ['link', 'LinkValue'],
    ['image', 'ImageValue'],
    ['point', 'PointValue'],
    ['product-query', 'ProductQueryValue'],
  ].flatMap(([kind = '', name = '']) => (used.includes(`"kind":"${kind}"`) ? [name] : []));
  const interfaces = definitions.map(
    ({ type, title, version, fields }) =>
      `/** ${title}, version ${String(version)}. */\nexport interface ${pascalCase(type)}Configuration ${objectType(fields, 0)}`,
  );
  const table = definitions.map(
    ({ type }) =>
      `  readonly ${/^\w+$/.test(type) ? type : `'${type}'`}: ${pascalCase(type)}Configuration;`,
  );
  return [
    '// Generated from the widget definitions by npm run generate.',
    `import type { ${named.toSorted().join(', ')} } from '../fields.ts';`,
    "import type { RichText } from '../read/richText.ts';",
    '',
    ...interfaces.flatMap((text) => [text, '']),
    '/** What each widget is configured with, by type. */',
    `export interface WidgetConfigurations {\n${table.join('\n')}\n}`,
    '',
  ].join('\n');
}
