/** Whether a shop that died is started again, and how soon. Times in milliseconds. */
const minute = 60_000;
const window = 10 * minute;
const most = 5;
const firstPause = 500;
const longestPause = 30_000;

/**
 * A shop that has not run yet is not started again: a bad setting or a taken port would only be met again. One that
 * ran is, after
 * a pause that doubles with each death of the last ten minutes; after five of them whoever runs it must see to it.
 * @param deaths when it died, the last one included
 */
export function planRestart({ deaths, hasRun, now }) {
  if (!hasRun) return { kind: 'give-up', why: 'never-ran' };
  const recent = deaths.filter((at) => now - at < window).length;
  if (recent > most) return { kind: 'give-up', why: 'too-often' };
  return { kind: 'restart', after: Math.min(longestPause, firstPause * 2 ** (recent - 1)) };
}
