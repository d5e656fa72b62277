import { Button } from '@solvik/design-system';
import type { ContentService, OpenContent, WorkbenchWords } from '../workbenchState.ts';
import { ActionNotice } from './ActionNotice.tsx';

/** The content service is unreachable; what is edited stays. */
export function ConnectionLostNotice({
  workbench,
}: {
  readonly workbench: WorkbenchWords & ContentService & OpenContent;
}) {
  const { text, lost, open, refetchLists, session } = workbench;
  const { editor } = session ?? {};
  const { notice } = open;
  const failed =
    notice?.kind === 'unreachable' || notice?.kind === 'signed-out' ? notice : undefined;
  // An editor who is signed out has to sign in first.
  const why = lost === 'signed-out' ? lost : (failed?.kind ?? lost);
  if (!why) return null;
  const words = {
    saving: 'save.failed',
    publishing: 'publish.failed',
    deciding: 'decision.failed',
    reading: 'workbench.failed',
  } as const;
  const again = () => {
    refetchLists();
    void open.again();
  };
  return (
    <ActionNotice
      tone="error"
      actions={
        <Button emphasis="outlined" size="small" onClick={again}>
          {text('connection.retry')}
        </Button>
      }
    >
      <span>
        {text(
          why === 'signed-out'
            ? 'connection.signedOut'
            : failed
              ? words[failed.during]
              : 'connection.unreachable',
        )}
      </span>
      {why === 'signed-out' && (
        <span>
          {text('connection.linkCommand')}{' '}
          <strong>{`npm run shop -- preview-link --name ${JSON.stringify(editor?.name ?? 'Anna')} --role ${editor?.role ?? 'publisher'}`}</strong>
        </span>
      )}
    </ActionNotice>
  );
}
