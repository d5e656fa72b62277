import { Button } from '@solvik/design-system';
import { authorLabel } from '../naming/authorLabel.ts';
import type { OpenContent, OthersWork, Screens, WorkbenchWords } from '../workbenchState.ts';
import { ActionNotice } from './ActionNotice.tsx';

/** What another editor saved of the open page since. */
export function NewerNotice({
  workbench: { text, timeText, newer, dismissNewer, open, openDialog },
}: {
  readonly workbench: WorkbenchWords & OpenContent & OthersWork & Screens;
}) {
  if (!newer) return null;
  const { number, author, savedAt } = newer;
  return (
    <ActionNotice
      actions={
        <>
          <Button size="small" emphasis="outlined" onClick={() => void open.fetchTheirs()}>
            {text('editors.fetch')}
          </Button>
          <Button
            size="small"
            emphasis="outlined"
            aria-label={text('history.compareWith', { number })}
            onClick={() => openDialog({ kind: 'compare', with: number })}
          >
            {text('compare.do')}
          </Button>
          <Button size="small" emphasis="outlined" onClick={dismissNewer}>
            {text('editors.keepMine')}
          </Button>
        </>
      }
    >
      {text('editors.saved', { name: authorLabel(author, text), time: timeText(savedAt) })}
    </ActionNotice>
  );
}
