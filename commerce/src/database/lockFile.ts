/**
 * Prevents two processes from opening one data folder: PGlite has no lock of its own, and each
 * would read a different state.
 */
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { isLockHeld, lockTouch } from './isLockHeld.ts';
import { readOwner, startOf, thisProcess, writeOwner, type LockOwner } from './lockOwner.ts';

/**
 * The instruction for a folder whose owner runs on this machine, and for one that is not visible
 * from here.
 */
function adviceOn({ pid, realm }: LockOwner, path: string): string {
  if (realm === undefined || realm === thisProcess().realm) {
    return (
      `The data folder is in use by process ${String(pid)} (${path}). ` +
      `Stop that shop first, or set DATA_DIR to another folder.`
    );
  }
  const seconds = String(lockTouch.life / 1000);
  return (
    `The data folder is in use by a shop in another container or on another machine, ` +
    `process ${String(pid)} there (${path}). ` +
    `Stop that shop first, or set DATA_DIR to another folder. If it has ended already, start again in ${seconds} seconds.`
  );
}

export class DataFolderInUseError extends Error {
  readonly pid: number;
  constructor(path: string, owner: LockOwner) {
    super(adviceOn(owner, path));
    this.name = 'DataFolderInUseError';
    this.pid = owner.pid;
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

const held = new Set<string>();

/** The owner of a lock that is held; undefined if it has no owner, or its owner has gone. */
function holderOf(path: string): LockOwner | undefined {
  try {
    const owner = readOwner(readFileSync(path, 'utf8'));
    if (!owner) return undefined;
    const here = thisProcess();
    if (owner.pid === here.pid && held.has(path)) return owner;
    // Our process number on a lock that we did not take belongs to an earlier process or another
    // container, unless its realm identifies it.
    const isOther =
      owner.pid === here.pid && (owner.realm === undefined || owner.realm === here.realm);
    const age = Date.now() - statSync(path).mtimeMs;
    const seen = { isRunning: !isOther && isRunning(owner.pid), start: startOf(owner.pid) };
    return isLockHeld({ owner, here, age, ...seen }) ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Shows processes that cannot see this one that it is still running. */
function startTouching(path: string): () => void {
  const timer = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // If the folder cannot be written for a moment, the database will report it.
    }
  }, lockTouch.every);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Takes the lock and returns the function that releases it. A lock left by a process that no longer
 * runs is taken over.
 * @throws DataFolderInUseError if a running process, or this one, holds it
 */
export function acquireLockFile(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  let holder: LockOwner | undefined;
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, writeOwner(thisProcess()));
      closeSync(file);
      held.add(path);
      const stopTouching = startTouching(path);
      return () => {
        stopTouching();
        held.delete(path);
        rmSync(path, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      holder = holderOf(path);
      if (holder) throw new DataFolderInUseError(path, holder);
      rmSync(path, { force: true });
    }
  }
  throw new DataFolderInUseError(path, holder ?? { pid: 0 });
}
