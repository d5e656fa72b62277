import type { WorkbenchState } from '../workbenchState.ts';
import { SavedOnLeaveNotice } from './SavedOnLeaveNotice.tsx';
import { ConnectionLostNotice } from './ConnectionLostNotice.tsx';
import { NewerNotice } from './NewerNotice.tsx';
import { StatusNotice } from './StatusNotice.tsx';
import { LeaveBlockedNotice } from './LeaveBlockedNotice.tsx';

/**
 * All notices, next to the buttons: announced at once where something is wrong, and politely
 * otherwise.
 */
export function IssueBar({ workbench }: { readonly workbench: WorkbenchState }) {
  return (
    <>
      <ConnectionLostNotice workbench={workbench} />
      <LeaveBlockedNotice workbench={workbench} />
      {/* A live region has to exist before it has a message. */}
      <div role="status">
        <NewerNotice workbench={workbench} />
        <SavedOnLeaveNotice workbench={workbench} />
        <StatusNotice workbench={workbench} />
      </div>
    </>
  );
}
