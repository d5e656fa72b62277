import { isVisible } from './isVisible.ts';
import type { Problem } from './problem.ts';
import type { TableBlock } from './richText.ts';

type Cells = readonly [string, ...string[]];

const isText = (value: unknown): value is string => typeof value === 'string' && isVisible(value);
/** A cell may be empty where a measure is unknown, but not the row's first. */
const isRow = (value: unknown, width: number): value is Cells =>
  Array.isArray(value) &&
  value.length === width &&
  value.every((cell) => typeof cell === 'string') &&
  isText(value[0]);
const isHeads = (value: unknown): value is TableBlock['columns'] =>
  Array.isArray(value) && value.length >= 2 && value.every(isText);

/**
 * Reads a table of running text; one whose rows do not fit its columns is left out, and each row is
 * reported.
 */
export function parseTable(
  block: Readonly<Record<string, unknown>>,
  path: string,
  problems: Problem[],
): TableBlock[] {
  const { caption, columns, rows } = block;
  const before = problems.length;
  if (!isText(caption)) problems.push({ path: `${path}.caption`, code: 'table-caption' });
  if (!isHeads(columns)) problems.push({ path: `${path}.columns`, code: 'table-columns' });
  if (!Array.isArray(rows) || rows.length === 0)
    problems.push({ path: `${path}.rows`, code: 'table-rows' });
  if (!isText(caption) || !isHeads(columns) || !Array.isArray(rows)) return [];
  const read = rows.flatMap((row: unknown, index): Cells[] => {
    if (isRow(row, columns.length)) return [row];
    problems.push({
      path: `${path}.rows[${index}]`,
      code: 'table-row',
      values: { columns: columns.length },
    });
    return [];
  });
  return problems.length > before ? [] : [{ kind: 'table', caption, columns, rows: read }];
}
