import { Button, Notice, Stack } from '@solvik/design-system';
import { sayFinding } from '../sayFinding.ts';
import type { WorkbenchState } from '../useWorkbench.ts';

/** That a revision is to be published by itself and when, with the way to call it off; or why it was not. */
export function ScheduledNotice({ workbench }: { readonly workbench: WorkbenchState }) {
  const { text, timeText, open, whyNot } = workbench;
  const scheduled = open.summary?.scheduled;
  if (!scheduled) return null;
  const { revision, at, by, failure } = scheduled;
  return (
    <Notice tone={failure ? 'error' : 'info'}>
      <Stack gap="12">
        <span>{text(failure ? 'schedule.failed' : 'schedule.waits', { number: revision, time: timeText(at), name: by })}</span>
        {failure && (
          <ul>
            {failure.findings.map((finding) => (
              <li key={`${finding.path} ${finding.code}`}>{sayFinding(finding, text)}</li>
            ))}
          </ul>
        )}
        {!whyNot('unschedule') && (
          <div>
            <Button emphasis="outlined" size="small" onClick={() => void open.unschedule()}>
              {text('schedule.cancel')}
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  );
}
