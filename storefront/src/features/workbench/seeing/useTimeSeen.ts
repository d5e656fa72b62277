import { useMemo } from 'react';
import { scheduledOf } from '../revisions/scheduledOf.ts';
import { timeOf, zoneOfFront } from '../seen.ts';
import type { WorkbenchState } from '../useWorkbench.ts';

/** The clock that all four fronts are looked at by. */
export const lineZone = zoneOfFront.se;

const none = { from: 0, to: 0, moments: [] } satisfies ReturnType<typeof timeOf>;

/** At what time the page is looked at (`at`, milliseconds since 1970), what changes by itself from now on, and how to look at another time. */
export function useTimeSeen(workbench: WorkbenchState) {
  const { page, seen, setSeen, now } = workbench;
  const planned = scheduledOf(workbench)?.at;
  const document = page.editing?.document;
  const time = useMemo(() => (document ? timeOf(document, { now, at: seen.at, planned: planned === undefined ? undefined : new Date(planned) }) : none), [document, now, seen.at, planned]);
  const lookAt = (moment: number | undefined) => setSeen({ ...seen, at: moment !== undefined && moment > now.getTime() ? moment : undefined });
  return { ...time, isOpen: document !== undefined, at: seen.at ?? now.getTime(), isNow: seen.at === undefined, lookAt };
}
