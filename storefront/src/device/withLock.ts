/** Milliseconds; longer than any response takes. A hanging tab must not block the others for ever. */
const maxWait = 8000;

/**
 * Runs `work` under a lock that all of a visitor's tabs share. A `shared` lock waits for exclusive
 * ones and not for other shared ones. On the server, in a browser without locks, or if the lock is
 * not free in time, `work` runs at once.
 */
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  mode: LockMode = 'exclusive',
): Promise<T> {
  const locks =
    typeof document !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) return work();
  let hasBegun = false;
  try {
    return await locks.request(name, { mode, signal: AbortSignal.timeout(maxWait) }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}
