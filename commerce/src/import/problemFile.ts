/** Writes what an import refused or mended as a table beside the data, row by row, while it runs. */
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { isRefusal, problemReasons, type ImportProblem } from './importProblem.ts';

export interface ProblemFile {
  readonly add: (problems: readonly ImportProblem[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Spreadsheets run a cell that begins like a formula; a sign before it keeps it a text. */
function csvCell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

async function put(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

/** Begins the file anew: a resumed import reads the whole of the merchant's file again, and so finds the same. */
export async function openProblemFile(path: string): Promise<ProblemFile> {
  await mkdir(dirname(path), { recursive: true });
  const stream = createWriteStream(path);
  await once(stream, 'open');
  await put(stream, '\uFEFFline,column,outcome,reason,value,meaning\n');
  return {
    async add(problems) {
      if (problems.length === 0) return;
      const rows = problems.map((found) => [found.line, found.column, isRefusal(found) ? 'refused' : 'mended', found.reason, found.value, problemReasons[found.reason]].map(csvCell).join(','));
      await put(stream, `${rows.join('\n')}\n`);
    },
    async close() {
      stream.end();
      await once(stream, 'close');
    },
  };
}
