import { useMemo } from 'react';
import { scheduledOf } from '../revisions/scheduledOf.ts';
import { timeOf } from '../seen.ts';
import type { WorkbenchState } from '../useWorkbench.ts';
import { zonesSeen } from './zonesSeen.ts';

const none = { from: 0, to: 0, moments: [] } satisfies ReturnType<typeof timeOf>;

/** At what time the page is looked at (`at`, milliseconds since 1970), what changes by itself from now on, by which clock that is told, and how to look at another time. */
export function useTimeSeen(workbench: WorkbenchState) {
  const { page, seen, setSeen, now } = workbench;
  const planned = scheduledOf(workbench)?.at;
  const document = page.editing?.document;
  const { at, front, market } = seen;
  const zones = useMemo(() => zonesSeen({ front, market }), [front, market]);
  const time = useMemo(
    () =>
      document
        ? timeOf(document, {
            now,
            at,
            planned: planned === undefined ? undefined : new Date(planned),
            zones,
          })
        : none,
    [document, now, at, planned, zones],
  );
  const lookAt = (moment: number | undefined) =>
    setSeen({ ...seen, at: moment !== undefined && moment > now.getTime() ? moment : undefined });
  return {
    ...time,
    zone: zones[0],
    isOpen: document !== undefined,
    at: at ?? now.getTime(),
    isNow: at === undefined,
    lookAt,
  };
}
