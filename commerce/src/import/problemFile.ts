/** Writes the problems of an import as a table beside the data, row by row, while it runs. */
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRefusal, problemReasons, type ImportProblem } from './importProblem.ts';

export interface ProblemFile {
  readonly add: (problems: readonly ImportProblem[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Spreadsheets run a cell that begins like a formula; an apostrophe before it makes it text. */
function csvCell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Overwrites the file: a resumed import reads the merchant's whole file again, and so finds the
 * same problems.
 */
export async function openProblemFile(path: string): Promise<ProblemFile> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'w');
  const put = (text: string) => file.appendFile(text);
  try {
    await put('\uFEFFline,column,outcome,reason,value,meaning\n');
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    async add(problems) {
      if (problems.length === 0) return;
      const rows = problems.map((found) =>
        [
          found.line,
          found.column,
          isRefusal(found) ? 'refused' : 'partial',
          found.reason,
          found.value,
          problemReasons[found.reason],
        ]
          .map(csvCell)
          .join(','),
      );
      await put(`${rows.join('\n')}\n`);
    },
    close: () => file.close(),
  };
}
