/** Temporary files for tests of the import; removed when the test file ends. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

let folder: string | undefined;
let made = 0;

/**
 * Writes text or bytes.
 * @param name an extension such as `.csv`, or a whole name
 * @returns the path
 */
export function temporaryFile(content: string | Uint8Array, name = '.csv'): string {
  made += 1;
  folder ??= mkdtempSync(join(tmpdir(), 'solvik-import-test-'));
  const path = join(folder, `${String(made)}${name.startsWith('.') ? '' : '-'}${name}`);
  writeFileSync(path, content);
  return path;
}

/** Removes them all after the tests of the file that calls it. */
export function removesTemporaryFiles(): void {
  afterAll(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    folder = undefined;
  });
}
