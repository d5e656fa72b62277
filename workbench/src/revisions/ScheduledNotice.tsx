import { Button, Inline, Notice, Stack } from '@solvik/design-system';
import { FindingLinks } from '../findings/FindingLinks.tsx';
import type {
  ContentNames,
  ContentService,
  OpenContent,
  Screens,
  Selection,
  WorkbenchWords,
} from '../workbenchState.ts';
import { scheduledOf } from './scheduledOf.ts';

/**
 * That and when a revision is scheduled, with a button to cancel it; or why it failed, and what to
 * do about it.
 */
export function ScheduledNotice({
  workbench,
}: {
  readonly workbench: WorkbenchWords &
    ContentNames &
    ContentService &
    OpenContent &
    Selection &
    Screens;
}) {
  const { text, timeText, open, whyNot, openDialog } = workbench;
  const scheduled = scheduledOf(workbench);
  if (!scheduled) return null;
  const { revision, at, by, failure } = scheduled;
  return (
    <Notice tone={failure ? 'error' : 'info'}>
      <Stack gap="12">
        <span>
          {text(failure ? 'schedule.failed' : 'schedule.pending', {
            number: revision,
            time: timeText(at),
            name: by,
          })}
        </span>
        {failure && <FindingLinks findings={failure.findings} workbench={workbench} />}
        {failure && <span>{text('schedule.failedNext')}</span>}
        {!whyNot('unschedule') && (
          <Inline gap="8">
            {failure && (
              <Button
                emphasis="outlined"
                size="small"
                onClick={() => openDialog({ kind: 'schedule' })}
              >
                {text('schedule.again')}
              </Button>
            )}
            <Button emphasis="outlined" size="small" onClick={() => void open.unschedule()}>
              {text(failure ? 'schedule.dismiss' : 'schedule.cancel')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Notice>
  );
}
