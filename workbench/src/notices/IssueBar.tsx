import type { WorkbenchState } from '../workbenchState.ts';
import { LeftNotice } from './LeftNotice.tsx';
import { LostNotice } from './LostNotice.tsx';
import { NewerNotice } from './NewerNotice.tsx';
import { StatusNotice } from './StatusNotice.tsx';
import { StuckNotice } from './StuckNotice.tsx';

/**
 * All notices, next to the buttons: announced at once where something is wrong, and politely
 * otherwise.
 */
export function IssueBar({ workbench }: { readonly workbench: WorkbenchState }) {
  return (
    <>
      <LostNotice workbench={workbench} />
      <StuckNotice workbench={workbench} />
      {/* A live region has to exist before it has a message. */}
      <div role="status">
        <NewerNotice workbench={workbench} />
        <LeftNotice workbench={workbench} />
        <StatusNotice workbench={workbench} />
      </div>
    </>
  );
}
