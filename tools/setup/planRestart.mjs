/** Whether a shop that exited unexpectedly is restarted, and how soon. Times in milliseconds. */
const minute = 60_000;
const window = 10 * minute;
const most = 5;
const firstPause = 500;
const maxPause = 30_000;

/**
 * A shop that has not run yet is not restarted, because a wrong setting or a used port would fail
 * again. One that has run is restarted after a pause that doubles with each exit of the last ten
 * minutes; after five of them it gives up.
 * @param exits times of the unexpected exits, the last one included
 */
export function planRestart({ exits, hasRun, now }) {
  if (!hasRun) return { kind: 'give-up', why: 'never-ran' };
  const recent = exits.filter((at) => now - at < window).length;
  if (recent > most) return { kind: 'give-up', why: 'too-often' };
  return { kind: 'restart', after: Math.min(maxPause, firstPause * 2 ** (recent - 1)) };
}
