/**
 * Whether the owner named in a lock file still holds the lock. If its process is visible, that
 * decides: it is running, and its start time matches. A process of another container or machine is
 * not visible; its lock counts as held as long as the file is touched, which every owner does.
 */
import type { LockOwner } from './lockOwner.ts';

export interface LockState {
  readonly owner: LockOwner;
  readonly here: LockOwner;
  /** Whether a process with the owner's number is running here. */
  readonly isRunning: boolean;
  /** When that process started, if known. */
  readonly start: string | undefined;
  /** Milliseconds since the file was touched. */
  readonly age: number;
}

/**
 * Milliseconds between touches, and after which an owner that has not touched its lock counts as
 * gone.
 */
export const lockTouch = { every: 5_000, life: 20_000 } as const;

export function isLockHeld({ owner, here, isRunning, start, age }: LockState): boolean {
  // A clock that was set back must not release a lock.
  const isFresh = Math.abs(age) < lockTouch.life;
  const isElsewhere = owner.realm !== undefined && owner.realm !== here.realm;
  if (isElsewhere) return isFresh;
  if (!isRunning) return false;
  return owner.start !== undefined && start !== undefined ? owner.start === start : isFresh;
}
