/** Parses CSV text into records with the line on which each begins; yields those before a fault. */
import { type CsvError, parse } from 'csv-parse';
import type { Delimiter } from './readFileSignature.ts';

export interface CsvRecord {
  /** Counted from the first line of the text. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvProblem {
  /** Line on which the record that could not be read begins. */
  readonly line: number;
  readonly code: 'too-long' | 'not-closed';
}

/** Bytes per row: far more than any product needs, far less than a machine's memory. */
const maxRecordLength = 512 * 1024;

const newlinesIn = (cells: readonly string[]): number =>
  cells.reduce((sum, text) => sum + (text.split('\n').length - 1), 0);

/** The text must have single newlines as line ends. Returns the fault, if there is one. */
export async function* parseCsvText(
  text: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<CsvRecord, CsvProblem | undefined> {
  const ready: CsvRecord[] = [];
  const failures: CsvError[] = [];
  let after = 1;
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRecordLength,
    // Records are collected here, because the stream drops buffered ones when a later one fails.
    on_record: (cells: string[], { lines }) => {
      ready.push({ line: lines - newlinesIn(cells), cells });
      after = lines + 1;
      return null;
    },
  });
  parser.on('error', (error) => failures.push(error as CsvError));
  parser.resume();
  const closed = new Promise<void>((resolve) => parser.once('close', resolve));
  try {
    for await (const chunk of text) {
      await new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
      yield* ready.splice(0);
      if (failures.length > 0) break;
    }
    if (failures.length === 0) parser.end();
    await closed;
    yield* ready.splice(0);
  } finally {
    parser.destroy();
  }
  const [failure] = failures;
  return (
    failure && {
      line: after,
      code: failure.code === 'CSV_MAX_RECORD_SIZE' ? 'too-long' : 'not-closed',
    }
  );
}
