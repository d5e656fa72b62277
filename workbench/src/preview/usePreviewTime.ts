import { useMemo } from 'react';
import { scheduledOf } from '../revisions/scheduledOf.ts';
import { timeOf } from './previewSettings.ts';
import type { ContentService, OpenContent, Preview } from '../workbenchState.ts';
import { previewTimeZones } from './previewTimeZones.ts';

const none = { from: 0, to: 0, moments: [] } satisfies ReturnType<typeof timeOf>;

/**
 * The previewed time (`at`, milliseconds since 1970), the scheduled changes from now on, their time
 * zone, and how to preview another time.
 */
export function usePreviewTime(workbench: ContentService & OpenContent & Preview) {
  const { page, preview, setPreview, now } = workbench;
  const planned = scheduledOf(workbench)?.at;
  const document = page.editing?.document;
  const { at, channel, market } = preview;
  const zones = useMemo(() => previewTimeZones({ channel, market }), [channel, market]);
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
  const viewAt = (moment: number | undefined) =>
    setPreview({
      ...preview,
      at: moment !== undefined && moment > now.getTime() ? moment : undefined,
    });
  return {
    ...time,
    zone: zones[0],
    isOpen: document !== undefined,
    at: at ?? now.getTime(),
    isNow: at === undefined,
    viewAt,
  };
}
