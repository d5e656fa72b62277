/** Keeps two processes from opening one data folder: PGlite has no lock of its own, and both would read different truths. */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export class DataFolderInUseError extends Error {
  readonly pid: number;
  constructor(path: string, pid: number) {
    super(
      `The data folder is in use by process ${pid} (${path}). Stop that shop first, or set DATA_DIR to another folder. ` +
        `If no such process runs, remove the lock file.`,
    );
    this.name = 'DataFolderInUseError';
    this.pid = pid;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function ownerOf(path: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

const held = new Set<string>();

/**
 * Takes the lock and returns how to give it back. A lock left by a process that no longer runs is taken over.
 * @throws DataFolderInUseError when a running process, or this one, holds it
 */
export function takeLockFile(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, `${process.pid}\n`);
      closeSync(file);
      held.add(path);
      return () => {
        held.delete(path);
        rmSync(path, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const pid = ownerOf(path);
      const isOurs = pid === process.pid;
      if (pid !== undefined && (isOurs ? held.has(path) : isRunning(pid))) throw new DataFolderInUseError(path, pid);
      rmSync(path, { force: true });
    }
  }
  throw new DataFolderInUseError(path, ownerOf(path) ?? 0);
}
