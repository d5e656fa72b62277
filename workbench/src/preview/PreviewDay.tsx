import { isWallTime, momentOf } from '@solvik/content-schema/editing';
import { Button, Inline, Stack, TextField } from '@solvik/design-system';
import type { ContentService, OpenContent, Preview, WorkbenchWords } from '../workbenchState.ts';
import { timeZoneLabel, wallTime } from './wallTime.ts';
import { usePreviewTime } from './usePreviewTime.ts';

/** Previews the page on a given day, or moves from change to change. */
export function PreviewDay({
  workbench,
}: {
  readonly workbench: WorkbenchWords & ContentService & OpenContent & Preview;
}) {
  const { text, locale } = workbench;
  const { at, zone, isNow, moments, viewAt } = usePreviewTime(workbench);
  const earlier = moments.findLast((moment) => moment.at.getTime() < at)?.at.getTime();
  const later = moments.find((moment) => moment.at.getTime() > at)?.at.getTime();
  return (
    <Stack gap="16">
      <TextField
        type="datetime-local"
        label={text('preview.day')}
        hint={timeZoneLabel(zone, locale)}
        value={wallTime(new Date(at), zone)}
        onChange={({ currentTarget: { value } }) =>
          isWallTime(value) && viewAt(momentOf(value, zone).getTime())
        }
      />
      <Inline gap="8">
        <Button
          emphasis="outlined"
          size="small"
          aria-disabled={isNow}
          onClick={() => viewAt(undefined)}
        >
          {text('preview.now')}
        </Button>
        {moments.length > 0 && (
          <>
            <Button
              emphasis="outlined"
              size="small"
              aria-disabled={earlier === undefined}
              onClick={() => viewAt(earlier)}
            >
              {text('preview.earlier')}
            </Button>
            <Button
              emphasis="outlined"
              size="small"
              aria-disabled={later === undefined}
              onClick={() => later !== undefined && viewAt(later)}
            >
              {text('preview.later')}
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}
