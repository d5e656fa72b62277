/**
 * The progress of an import, stored beside the database, so that an interrupted one resumes after
 * its last whole batch.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Mapping } from './mapping/mapping.ts';

export interface ImportState {
  /** Number of stored products, in the file's order. */
  readonly stored: number;
  /** Of those, products that were new or differed. */
  readonly changed: number;
  readonly isComplete: boolean;
}

export const initialState: ImportState = { stored: 0, changed: 0, isComplete: false };

/**
 * Increase it when the same file results in different products, so that no import resumes from an
 * older version's progress.
 */
const importerVersion = 2;

/** Serialises maps and patterns, which JSON lacks. */
const plain = (_key: string, value: unknown): unknown =>
  value instanceof Map ? [...value] : value instanceof RegExp ? value.source : value;

/**
 * Fingerprint of everything that determines the result of an import: the file's bytes and the
 * mapping.
 */
export async function fingerprintImport(file: string, mapping: Mapping): Promise<string> {
  const hash = createHash('sha256').update(
    `${String(importerVersion)} ${JSON.stringify(mapping, plain)}\n`,
  );
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, 32);
}

export interface StateFile {
  /** The progress to resume from; a finished or unreadable one starts again. */
  readonly read: () => Promise<ImportState>;
  readonly write: (state: ImportState) => Promise<void>;
}

export function stateFile(dataDir: string, print: string): StateFile {
  const path = join(dataDir, 'imports', `${print}.json`);
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch(() => '{}');
      try {
        const { stored, changed, isComplete } = JSON.parse(text) as Partial<ImportState>;
        const isWhole =
          Number.isInteger(stored) && Number.isInteger(changed) && isComplete === false;
        return isWhole
          ? { stored: stored ?? 0, changed: changed ?? 0, isComplete: false }
          : initialState;
      } catch {
        return initialState;
      }
    },
    async write(state) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, JSON.stringify(state));
      await rename(`${path}.new`, path);
    },
  };
}
