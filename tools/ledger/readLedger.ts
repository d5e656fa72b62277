/** The ledger from disk, and the project it is compared with. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkLedger, type LedgerProof } from './checkLedger.ts';
import { type LedgerFile, typeProofs } from './ledgerRow.ts';
import type { TitlesByFile } from './reportedTitles.ts';

/** Every file of rows by its name, sections first. Throws where one is not JSON. */
export function readLedger(
  root: string,
): readonly { readonly name: string; readonly file: LedgerFile }[] {
  const paths = globSync('tools/ledger/*.json', { cwd: root }).toSorted(
    (a, b) => Number(b.includes('section')) - Number(a.includes('section')) || a.localeCompare(b),
  );
  return paths.map((path) => ({
    name: basename(path),
    file: JSON.parse(readFileSync(join(root, path), 'utf8')) as LedgerFile,
  }));
}

/** All rows of a file, under any heading. */
export const rowsOf = ({ groups }: LedgerFile): LedgerFile['groups'][number]['rows'] =>
  groups.flatMap(({ rows }) => rows);

/** Test files and decision records of the working tree; titles as far as they were reported. */
export const readProof = (root: string, titles?: TitlesByFile): LedgerProof => ({
  typeProofs,
  hasFile: (path) => existsSync(join(root, path)),
  titlesOf: (path) => {
    if (!existsSync(join(root, path))) return undefined;
    return titles ? (titles.get(path) ?? []) : 'unknown';
  },
});

/**
 * Every fault of the ledger on disk. @param titles what the runners reported; without it only the
 * files of tests are compared
 */
export function checkStoredLedger(root: string, titles?: TitlesByFile): readonly string[] {
  const files = readLedger(root).map(({ name, file }) => ({ name, rows: rowsOf(file) }));
  const gone = typeProofs.filter((reference) => {
    const [path = '', words = ''] = reference.split(' > ');
    return titles && !titles.get(path)?.some((title) => title.includes(words));
  });
  return [
    ...checkLedger(files, readProof(root, titles)),
    ...gone.map((reference) => `no test is called “${reference}”, which proves types alone`),
  ];
}
