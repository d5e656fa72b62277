import { Button } from '@solvik/design-system';
import type { Navigation, WorkbenchWords } from '../workbenchState.ts';
import { ActionNotice } from './ActionNotice.tsx';

/** What is open could not be saved, so the editor is still there. */
export function LeaveBlockedNotice({
  workbench: { text, leaving },
}: {
  readonly workbench: WorkbenchWords & Navigation;
}) {
  if (!leaving.stuck) return null;
  return (
    <ActionNotice
      tone="error"
      actions={
        <Button size="small" emphasis="outlined" onClick={leaving.leaveAnyway}>
          {text('leave.anyway')}
        </Button>
      }
    >
      {text('leave.stayed')}
    </ActionNotice>
  );
}
