/**
 * Protects a database that is down: after a failed connection attempt, callers are refused at once
 * for a period that doubles with each failure, instead of each waiting for an attempt of its own.
 */
import type { Log } from '../log.ts';
import { DatabaseUnavailableError } from './databaseUnavailable.ts';

export interface ReconnectBackoff {
  /** @throws DatabaseUnavailableError while no attempt is made */
  readonly refuse: () => void;
  readonly failed: (error: unknown) => void;
  readonly connected: () => void;
}

/** Milliseconds. */
const shortest = 100;
const longest = 5_000;

/** @param now monotonic milliseconds */
export function reconnectBackoff({ now, log }: { now: () => number; log: Log }): ReconnectBackoff {
  let failures = 0;
  let nextAttempt = 0;
  return {
    refuse() {
      const left = nextAttempt - now();
      if (left > 0) throw new DatabaseUnavailableError({ retryAfter: Math.ceil(left / 1000) });
    },
    failed(error) {
      // Concurrent attempts count as one failure.
      if (now() < nextAttempt) return;
      if (failures === 0) log('error', 'The database cannot be reached.', { error });
      nextAttempt = now() + Math.min(longest, shortest * 2 ** failures);
      failures += 1;
    },
    connected() {
      if (failures > 0) log('info', 'The database is available again.');
      failures = 0;
      nextAttempt = 0;
    },
  };
}
