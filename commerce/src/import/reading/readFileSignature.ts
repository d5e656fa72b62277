/** Reads a file's signature from its beginning: feed or table, delimiter, columns. */
import { parse } from 'csv-parse/sync';
import { stat } from 'node:fs/promises';
import { ImportRefusedError } from '../importProblem.ts';
import { decodeText } from './decodeText.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

export type FileSignature =
  | { readonly kind: 'xml' }
  | {
      readonly kind: 'table';
      readonly delimiter: Delimiter;
      /** The header's names, trimmed. */
      readonly columns: readonly string[];
    };

const delimiters: readonly Delimiter[] = [',', ';', '\t', '|'];
const signatureLength = 256 * 1024;

async function beginning(file: string, encoding: string | undefined): Promise<string> {
  let text = '';
  for await (const chunk of decodeText(file, encoding)) {
    text += chunk;
    if (text.length >= signatureLength) break;
  }
  return text;
}

function headerOf(text: string, delimiter: Delimiter): readonly string[] {
  const [header = []] = parse(text, {
    delimiter,
    to: 1,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  return header.map((name) => name.trim());
}

/** The header with the most columns; one that cannot be parsed counts as empty. */
function widestHeader(text: string): { delimiter: Delimiter; columns: readonly string[] } {
  const attempts = delimiters.map((delimiter) => {
    try {
      return { delimiter, columns: headerOf(text, delimiter) };
    } catch {
      return { delimiter, columns: [] };
    }
  });
  return attempts.reduce((best, next) => (next.columns.length > best.columns.length ? next : best));
}

/** @throws ImportRefusedError for a file that is missing, empty, or neither a table nor a feed */
export async function readFileSignature(
  file: string,
  { encoding, delimiter }: { encoding?: string; delimiter?: Delimiter } = {},
): Promise<FileSignature> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) throw new ImportRefusedError(`There is no file “${file}”.`);
  const text = await beginning(file, encoding);
  if (text.trim() === '') throw new ImportRefusedError('The file is empty.');
  if (text.includes('\0'))
    throw new ImportRefusedError(
      'The file is not text. Export it as CSV, TSV or XML; a spreadsheet file must be saved as “CSV UTF-8” first.',
    );
  if (/^\s*</.test(text)) return { kind: 'xml' };
  const header = delimiter ? { delimiter, columns: headerOf(text, delimiter) } : widestHeader(text);
  const twice = header.columns.find(
    (name, at) => name !== '' && header.columns.indexOf(name) !== at,
  );
  if (twice) throw new ImportRefusedError(`Two columns are named “${twice}”. Rename one of them.`);
  if (header.columns.length < 2)
    throw new ImportRefusedError(
      'The first line must name the columns, separated by commas, semicolons, tabs or bars.',
    );
  return { kind: 'table', ...header };
}
