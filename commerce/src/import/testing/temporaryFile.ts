/** Files of our own making for tests of the import; removed when the test file ends. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'solvik-import-test-'));
let made = 0;

/** Writes text or bytes and gives the path. @param name ends it, as `.csv` or a whole name */
export function temporaryFile(content: string | Uint8Array, name = '.csv'): string {
  made += 1;
  const path = join(folder, `${String(made)}${name.startsWith('.') ? '' : '-'}${name}`);
  writeFileSync(path, content);
  return path;
}

/** Removes them all after the tests of the file that calls it. */
export function removesTemporaryFiles(): void {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}
