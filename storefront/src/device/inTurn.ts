/** Longer than any answer of the shop takes; a tab that hangs must not stop the others for ever. */
const longestWait = 8000;

/**
 * Does one thing at a time over all of a visitor's tabs; what only reads (`shared`) waits for changes and not for other
 * readers. On the server, without locks in the browser, or after too long a wait, it is done at once.
 */
export async function inTurn<T>(
  name: string,
  work: () => Promise<T>,
  mode: LockMode = 'exclusive',
): Promise<T> {
  const locks =
    typeof document !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) return work();
  let hasBegun = false;
  try {
    return await locks.request(name, { mode, signal: AbortSignal.timeout(longestWait) }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}
