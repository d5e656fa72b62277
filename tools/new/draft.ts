/** Changes to files that are written together at the end, or not at all. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refuseUnless } from './refusal.ts';

/** Paths are from the project's root, with slashes. */
export interface Draft {
  /** The text with the changes so far. Throws if the file is missing. */
  readonly read: (path: string) => string;
  /** Files on disk, sorted. */
  readonly find: (pattern: string) => readonly string[];
  readonly change: (path: string, changed: (text: string) => string) => void;
  /** Throws a Refusal if the file exists. */
  readonly create: (path: string, text: string) => void;
  /** The texts to be written, by path. */
  readonly texts: () => Readonly<Record<string, string>>;
  readonly save: () => void;
}

export function openDraft(root: string): Draft {
  const drafted = new Map<string, string>();
  const read = (path: string): string =>
    drafted.get(path) ?? readFileSync(join(root, path), 'utf8');
  return {
    read,
    find: (pattern) =>
      globSync(pattern, { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .toSorted(),
    change(path, changed) {
      drafted.set(path, changed(read(path)));
    },
    create(path, text) {
      refuseUnless(
        !drafted.has(path) && !existsSync(join(root, path)),
        `${path} exists already; nothing was written.`,
      );
      drafted.set(path, text);
    },
    texts: () => Object.fromEntries(drafted),
    save() {
      for (const [path, text] of drafted) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    },
  };
}
