import { Button } from '@solvik/design-system';
import type { Navigation, WorkbenchWords } from '../workbenchState.ts';
import { ActionNotice } from './ActionNotice.tsx';

/** What was saved because its page was left. */
export function SavedOnLeaveNotice({
  workbench: { text, leaving, choose },
}: {
  readonly workbench: WorkbenchWords & Navigation;
}) {
  const { left, undoSavedOnLeave, dismissSavedOnLeave } = leaving;
  if (!left) return null;
  const { name, content, before, outcome } = left;
  const goBack = (
    <Button size="small" emphasis="outlined" onClick={() => void choose(content)}>
      {name}
    </Button>
  );
  if (outcome === 'not-undone') {
    return (
      <ActionNotice
        tone="error"
        actions={goBack}
        onClose={dismissSavedOnLeave}
        closeLabel={text('add.close')}
      >
        {text('refused.other')}
      </ActionNotice>
    );
  }
  return (
    <ActionNotice
      actions={
        <>
          {before && (
            <Button size="small" emphasis="outlined" onClick={() => void undoSavedOnLeave()}>
              {text('leave.undo')}
            </Button>
          )}
          {goBack}
        </>
      }
      onClose={dismissSavedOnLeave}
      closeLabel={text('add.close')}
    >
      {text(outcome === 'undone' ? 'leave.undone' : 'leave.saved', { name })}
    </ActionNotice>
  );
}
