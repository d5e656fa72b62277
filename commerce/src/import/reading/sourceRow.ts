import type { ImportProblem } from '../importProblem.ts';

/** A row of a table or an item of a feed, as written in the file. */
export interface SourceRow {
  /** Line on which it begins, counted from 1. */
  readonly line: number;
  /** Values by the file's column name, in order; a feed may repeat an element. */
  readonly cells: ReadonlyMap<string, readonly string[]>;
}

/** The result of reading a row: the row, or its problem. */
export type ReadRow =
  | { readonly kind: 'row'; readonly row: SourceRow }
  | { readonly kind: 'problem'; readonly problem: ImportProblem };

/** The first value of a column that is not blank. */
export function cell(row: SourceRow, column: string): string {
  return (
    row.cells
      .get(column)
      ?.find((value) => value.trim() !== '')
      ?.trim() ?? ''
  );
}
