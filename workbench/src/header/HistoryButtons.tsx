import { IconButton } from '@solvik/design-system';
import type { EditingSteps, OpenContent, WorkbenchWords } from '../workbenchState.ts';

/**
 * Undo and redo. They stay in place when disabled, since the editor who used the last one still has
 * the focus on them.
 */
export function HistoryButtons({
  workbench: { text, open, undo, redo },
}: {
  readonly workbench: WorkbenchWords & OpenContent & EditingSteps;
}) {
  const { past, future } = open.editing ?? {};
  return (
    <>
      <IconButton
        icon="chevron-start"
        label={text('undo')}
        aria-disabled={!past?.length}
        onClick={undo}
      />
      <IconButton
        icon="chevron-end"
        label={text('redo')}
        aria-disabled={!future?.length}
        onClick={redo}
      />
    </>
  );
}
