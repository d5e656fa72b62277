/**
 * Reads the rows of a table (CSV, TSV) as a stream; a row that cannot be read is reported, and
 * reading continues after it.
 */
import { ImportRefusedError, problem } from '../importProblem.ts';
import { decodeText } from './decodeText.ts';
import type { Delimiter } from './readFileSignature.ts';
import { parseCsvText, type CsvRecord } from './parseCsvText.ts';
import type { ReadRow } from './sourceRow.ts';
import { afterLines, withPlainLineEnds } from './textLines.ts';

export interface TableReading {
  readonly delimiter: Delimiter;
  readonly columns: readonly string[];
  readonly encoding?: string;
}

/** With more faults the file is not a table. */
const maxFaults = 20;

const isBlank = ({ cells }: CsvRecord): boolean => cells.every((text) => text.trim() === '');

function rowOf(record: CsvRecord, line: number, columns: readonly string[]): ReadRow {
  const { cells } = record;
  const surplus = cells.slice(columns.length).some((text) => text.trim() !== '');
  if (cells.length < columns.length || surplus)
    return { kind: 'problem', problem: problem('row-broken', { line, value: cells.join(' | ') }) };
  return {
    kind: 'row',
    row: { line, cells: new Map(columns.map((name, at) => [name, [cells[at] ?? '']])) },
  };
}

/** @throws ImportRefusedError when the table has too many faults */
export async function* readTable(
  file: string,
  { delimiter, columns, encoding }: TableReading,
): AsyncGenerator<ReadRow> {
  let skipped = 0;
  let isHeaderDue = true;
  for (let fault = 0; fault <= maxFaults; fault += 1) {
    const records = parseCsvText(
      afterLines(withPlainLineEnds(decodeText(file, encoding)), skipped),
      delimiter,
    );
    let next = await records.next();
    for (; !next.done; next = await records.next()) {
      if (isBlank(next.value)) continue;
      if (isHeaderDue) isHeaderDue = false;
      else yield rowOf(next.value, next.value.line + skipped, columns);
    }
    if (!next.value) return;
    const line = next.value.line + skipped;
    yield {
      kind: 'problem',
      problem: problem(next.value.code === 'too-long' ? 'row-too-long' : 'quote-not-closed', {
        line,
      }),
    };
    skipped = line;
  }
  throw new ImportRefusedError(
    `The table breaks more than ${String(maxFaults)} times; its quotes do not follow the CSV format (line ${String(skipped)}).`,
  );
}
