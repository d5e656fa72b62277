/** Reads and adds rows of object literals in source text without changing anything else. */
import { type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';

export interface Row {
  readonly key: string;
  /** The source of its value. */
  readonly value: string;
}

interface Edit {
  /** The text between these positions is replaced. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function parse(text: string) {
  const parsed = parseSync('source.ts', text);
  const [error] = parsed.errors;
  if (error) throw new Error(`Source that does not parse: ${error.message}\n${text}`);
  return parsed.program;
}

const withoutTypes = (expression: Expression): Expression =>
  expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression'
    ? withoutTypes(expression.expression)
    : expression;

/** The object literal of a module's constant. Throws if there is none. */
function literalOf(text: string, constant: string): ObjectExpression {
  let found: ObjectExpression | undefined;
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== constant || !init) return;
      const value = withoutTypes(init);
      if (value.type === 'ObjectExpression') found ??= value;
    },
  }).visit(parse(text));
  if (!found) throw new Error(`No object literal is called ${constant}.`);
  return found;
}

interface PlacedRow extends Row {
  readonly start: number;
  readonly end: number;
}

/** Properties with a literal key, without spreads. */
const placedRows = (text: string, literal: ObjectExpression): readonly PlacedRow[] =>
  literal.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key, value } = property;
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    const { start, end } = value;
    return name === undefined ? [] : [{ key: name, value: text.slice(start, end), start, end }];
  });

/** Applies edits that do not overlap. */
const withEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (left, { start, end, text: put }) => left.slice(0, start) + put + left.slice(end),
      text,
    );

/** Adds a row after another one, on a separate line if that one is; a comma after it stays. */
function additionAfter(
  text: string,
  last: { readonly start: number; readonly end: number },
  { key, value }: Row,
): Edit {
  const before = text.slice(text.lastIndexOf('\n', last.start - 1) + 1, last.start);
  const isOwnLine = before.trim() === '';
  const row = isOwnLine
    ? `\n${before}${key}: ${value.replaceAll('\n', `\n${before}`)}`
    : ` ${key}: ${value}`;
  return { start: last.end, end: last.end, text: `,${row}` };
}

function additionTo(text: string, literal: ObjectExpression, row: Row): Edit {
  const last = literal.properties.at(-1);
  if (last) return additionAfter(text, last, row);
  const start = literal.start + 1;
  return { start, end: start, text: ` ${row.key}: ${row.value} ` };
}

/** The rows of a constant's object literal, in order. Throws if there is none. */
export const rowsOf = (text: string, constant: string): readonly Row[] =>
  placedRows(text, literalOf(text, constant)).map(({ key, value }) => ({ key, value }));

/** The text with one more row in the constant's literal. Throws if the key exists. */
export function addRow(text: string, constant: string, row: Row): string {
  const literal = literalOf(text, constant);
  if (placedRows(text, literal).some(({ key }) => key === row.key))
    throw new Error(`${constant} has a row ${row.key} already.`);
  return withEdits(text, [additionTo(text, literal, row)]);
}

/** A literal's text with other values for some of its keys. Throws if it lacks one of the keys. */
export function withValues(literal: string, values: Readonly<Record<string, string>>): string {
  const text = `const literal = ${literal};`;
  const rows = placedRows(text, literalOf(text, 'literal'));
  const edits = Object.entries(values).map(([key, value]) => {
    const row = rows.find((candidate) => candidate.key === key);
    if (!row) throw new Error(`No ${key} in ${literal}.`);
    return { start: row.start, end: row.end, text: value };
  });
  return withEdits(text, edits).slice('const literal = '.length, -1);
}

/** The text with a value copied under a new key in every literal that has exactly the given keys. */
export function addToTables(
  text: string,
  {
    keys,
    key,
    from,
  }: { readonly keys: readonly string[]; readonly key: string; readonly from: string },
): string {
  const edits: Edit[] = [];
  new Visitor({
    ObjectExpression(literal) {
      const rows = placedRows(text, literal);
      const source = rows.find((row) => row.key === from);
      const isTable =
        rows.length === keys.length &&
        literal.properties.length === keys.length &&
        rows.every((row) => keys.includes(row.key));
      if (source && isTable) edits.push(additionTo(text, literal, { key, value: source.value }));
    },
  }).visit(parse(text));
  return withEdits(text, edits);
}

interface JsonRow {
  /** Keys of the object that gets the row, from the outermost one. */
  readonly path: readonly string[];
  readonly key: string;
  readonly value: unknown;
  /** The row follows the last key with this prefix; without one, it is the last. */
  readonly after?: string;
}

/** The text of a JSON file with one more row. Throws if the object is missing or has the key. */
export function addJsonRow(json: string, { path, key, value, after }: JsonRow): string {
  const opening = 'const json = ';
  const text = opening + json;
  const target = path.reduce(
    (literal, name) => {
      const property = literal.properties.find(
        (each) =>
          each.type === 'Property' && each.key.type === 'Literal' && each.key.value === name,
      );
      if (property?.type !== 'Property' || property.value.type !== 'ObjectExpression')
        throw new Error(`No object at ${path.join('.')}.`);
      return property.value;
    },
    literalOf(text, 'json'),
  );
  const rows = placedRows(text, target);
  if (rows.some((row) => row.key === key)) throw new Error(`${key} exists already.`);
  const place = rows.findLastIndex((row) => after !== undefined && row.key.startsWith(after));
  const row = { key: JSON.stringify(key), value: JSON.stringify(value, null, 2) };
  const previous = target.properties[place];
  const edit = previous ? additionAfter(text, previous, row) : additionTo(text, target, row);
  return withEdits(text, [edit]).slice(opening.length);
}

/** A text as a string literal. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
