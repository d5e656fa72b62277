/**
 * Whether the owner that a lock file names still holds it. Where its process can be seen, that decides: it runs, and it
 * is the one that started then. A process of another container or machine cannot be seen; its lock counts as held
 * while the file is touched, which every owner does.
 */
import type { LockOwner } from './lockOwner.ts';

export interface LockSight {
  readonly owner: LockOwner;
  readonly here: LockOwner;
  /** Whether a process of the owner's number runs here. */
  readonly isRunning: boolean;
  /** When that process started, where it can be known. */
  readonly start: string | undefined;
  /** Milliseconds since the file was touched. */
  readonly age: number;
}

/** Milliseconds between touches, and after which an owner that has not touched its lock is gone. */
export const lockTouch = { every: 5_000, life: 20_000 } as const;

export function isLockHeld({ owner, here, isRunning, start, age }: LockSight): boolean {
  // A clock that was set back must not free a lock.
  const isFresh = Math.abs(age) < lockTouch.life;
  const isElsewhere = owner.realm !== undefined && owner.realm !== here.realm;
  if (isElsewhere) return isFresh;
  if (!isRunning) return false;
  return owner.start !== undefined && start !== undefined ? owner.start === start : isFresh;
}
