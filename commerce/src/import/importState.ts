/** How far an import has come, kept beside the database, so that an interrupted one goes on from its last whole batch. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Mapping } from './mapping/mapping.ts';

export interface ImportState {
  /** Products that have been stored, counted in the file's order. */
  readonly stored: number;
  /** Of those, products that were new or differed. */
  readonly changed: number;
  readonly isComplete: boolean;
}

const fresh: ImportState = { stored: 0, changed: 0, isComplete: false };

/** Raise it when the same file makes other products than before, so that no import goes on from an older one's count. */
const importerVersion = 1;

/** Maps and patterns written out, since JSON knows neither. */
const plain = (_key: string, value: unknown): unknown =>
  value instanceof Map ? [...value] : value instanceof RegExp ? value.source : value;

/** A print of everything that decides what an import makes: the file's bytes and the mapping. */
export async function importPrint(file: string, mapping: Mapping): Promise<string> {
  const hash = createHash('sha256').update(
    `${String(importerVersion)} ${JSON.stringify(mapping, plain)}\n`,
  );
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, 32);
}

export interface StateFile {
  /** Where to go on from; a finished or unreadable one begins anew. */
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
        return isWhole ? { stored: stored ?? 0, changed: changed ?? 0, isComplete: false } : fresh;
      } catch {
        return fresh;
      }
    },
    async write(state) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, JSON.stringify(state));
      await rename(`${path}.new`, path);
    },
  };
}
