/** The ledger from disk, and the project it is held against. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LedgerProof } from './checkLedger.ts';
import type { LedgerFile } from './ledgerRow.ts';
import { testTitles } from './testTitles.ts';

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

/** All rows of a file, whatever heading they stand under. */
export const rowsOf = ({ groups }: LedgerFile): LedgerFile['groups'][number]['rows'] =>
  groups.flatMap(({ rows }) => rows);

/** The tests and decision records that stand in the working tree. */
export function readProof(root: string): LedgerProof {
  const read = new Map<string, readonly string[]>();
  return {
    hasFile: (path) => existsSync(join(root, path)),
    titlesOf: (path) => {
      if (!existsSync(join(root, path))) return undefined;
      const titles = read.get(path) ?? testTitles(path, readFileSync(join(root, path), 'utf8'));
      read.set(path, titles);
      return titles;
    },
  };
}
