import { Button } from '@solvik/design-system';
import { StatusNotice } from './StatusNotice.tsx';
import { authorLabel } from './naming/authorLabel.ts';
import type { WorkbenchState } from './useWorkbench.ts';
import { ActionNotice } from './ActionNotice.tsx';

/** The content service is unreachable; what is edited stays. */
export function LostNotice({ workbench }: { readonly workbench: WorkbenchState }) {
  const { text, lost, open, relist, session } = workbench;
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
    relist();
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

/** What another editor saved of the open page since. */
function NewerNotice({
  workbench: { text, timeText, newer, dismissNewer, open, openDialog },
}: {
  readonly workbench: WorkbenchState;
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

/** What was saved because its page was left. */
function LeftNotice({
  workbench: { text, leaving, choose },
}: {
  readonly workbench: WorkbenchState;
}) {
  const { left, undoLeft, dismissLeft } = leaving;
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
        onClose={dismissLeft}
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
            <Button size="small" emphasis="outlined" onClick={() => void undoLeft()}>
              {text('leave.undo')}
            </Button>
          )}
          {goBack}
        </>
      }
      onClose={dismissLeft}
      closeLabel={text('add.close')}
    >
      {text(outcome === 'undone' ? 'leave.undone' : 'leave.saved', { name })}
    </ActionNotice>
  );
}

function StuckNotice({ workbench: { text, leaving } }: { readonly workbench: WorkbenchState }) {
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

/** Who else has the page open. A live region has to exist before it has a message. */
export function Present({
  workbench: { text, locale, others, library, isGallery },
}: {
  readonly workbench: WorkbenchState;
}) {
  const isOpen = library === undefined && !isGallery;
  return (
    <div role="status">
      {isOpen &&
        others.length > 0 &&
        text('editors.present', {
          names: new Intl.ListFormat(locale).format(new Set(others.map(({ name }) => name))),
        })}
    </div>
  );
}

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
