import { Button, CloseButton, Inline, Notice, Stack } from '@solvik/design-system';
import type { ReactNode } from 'react';
import { SaidNotice } from './SaidNotice.tsx';
import { sayAuthor } from './naming/sayAuthor.ts';
import type { WorkbenchState } from './useWorkbench.ts';

/** What happened and what can be done about it, with a way to put it away where nothing has to be decided. */
export function Told({
  tone,
  children,
  actions,
  onClose,
  closeLabel,
}: {
  readonly tone?: 'info' | 'success' | 'error';
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
  readonly closeLabel?: string;
}) {
  return (
    <Notice tone={tone}>
      <Inline gap="16">
        <Stack gap="8">{children}</Stack>
        {actions && <Inline gap="8">{actions}</Inline>}
        {onClose && closeLabel && <CloseButton label={closeLabel} onClick={onClose} />}
      </Inline>
    </Notice>
  );
}

/** The desk is out of reach, and what stands on the screen stays. */
export function LostNotice({ workbench }: { readonly workbench: WorkbenchState }) {
  const { text, lost, open, relist, session } = workbench;
  const { editor } = session ?? {};
  const { said } = open;
  const failed = said?.kind === 'unreachable' || said?.kind === 'signed-out' ? said : undefined;
  // Who is signed out by now has that to mend first.
  const why = lost === 'signed-out' ? lost : (failed?.kind ?? lost);
  if (!why) return null;
  const words = {
    saving: 'save.failed',
    publishing: 'publish.failed',
    deciding: 'decide.failed',
    reading: 'workbench.failed',
  } as const;
  const again = () => {
    relist();
    void open.again();
  };
  return (
    <Told
      tone="error"
      actions={
        <Button emphasis="outlined" size="small" onClick={again}>
          {text('lost.again')}
        </Button>
      }
    >
      <span>
        {text(
          why === 'signed-out'
            ? 'lost.signedOut'
            : failed
              ? words[failed.during]
              : 'lost.unreachable',
        )}
      </span>
      {why === 'signed-out' && (
        <span>
          {text('lost.link')}{' '}
          <strong>{`npm run shop -- preview-link --name ${JSON.stringify(editor?.name ?? 'Anna')} --role ${editor?.role ?? 'publisher'}`}</strong>
        </span>
      )}
    </Told>
  );
}

/** What somebody else saved of the open page since. */
function NewerNotice({
  workbench: { text, timeText, newer, passOver, open, ask },
}: {
  readonly workbench: WorkbenchState;
}) {
  if (!newer) return null;
  const { number, author, savedAt } = newer;
  return (
    <Told
      actions={
        <>
          <Button size="small" emphasis="outlined" onClick={() => void open.fetchTheirs()}>
            {text('others.fetch')}
          </Button>
          <Button
            size="small"
            emphasis="outlined"
            aria-label={text('history.compareWith', { number })}
            onClick={() => ask({ kind: 'compare', with: number })}
          >
            {text('compare.do')}
          </Button>
          <Button size="small" emphasis="outlined" onClick={passOver}>
            {text('others.keep')}
          </Button>
        </>
      }
    >
      {text('others.saved', { name: sayAuthor(author, text), time: timeText(savedAt) })}
    </Told>
  );
}

/** What was saved because its page was left. */
function LeftNotice({
  workbench: { text, leaving, choose },
}: {
  readonly workbench: WorkbenchState;
}) {
  const { left, undoLeft, forgetLeft } = leaving;
  if (!left) return null;
  const { name, content, before, outcome } = left;
  const goBack = (
    <Button size="small" emphasis="outlined" onClick={() => void choose(content)}>
      {name}
    </Button>
  );
  if (outcome === 'not-undone') {
    return (
      <Told tone="error" actions={goBack} onClose={forgetLeft} closeLabel={text('add.close')}>
        {text('refused.other')}
      </Told>
    );
  }
  return (
    <Told
      actions={
        <>
          {before && (
            <Button size="small" emphasis="outlined" onClick={() => void undoLeft()}>
              {text('left.undo')}
            </Button>
          )}
          {goBack}
        </>
      }
      onClose={forgetLeft}
      closeLabel={text('add.close')}
    >
      {text(outcome === 'undone' ? 'left.undone' : 'left.saved', { name })}
    </Told>
  );
}

function StuckNotice({ workbench: { text, leaving } }: { readonly workbench: WorkbenchState }) {
  if (!leaving.stuck) return null;
  return (
    <Told
      tone="error"
      actions={
        <Button size="small" emphasis="outlined" onClick={leaving.leaveAnyway}>
          {text('left.anyway')}
        </Button>
      }
    >
      {text('left.stays')}
    </Told>
  );
}

/** Who else has the page open. What is spoken politely has to stand there before it has something to say. */
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
        text('others.here', {
          names: new Intl.ListFormat(locale).format(new Set(others.map(({ name }) => name))),
        })}
    </div>
  );
}

/** All there is to tell, next to the buttons: spoken at once where something is wrong, and when one comes to it otherwise. */
export function ToldBar({ workbench }: { readonly workbench: WorkbenchState }) {
  return (
    <>
      <LostNotice workbench={workbench} />
      <StuckNotice workbench={workbench} />
      {/* What is spoken politely has to stand there before it has something to say. */}
      <div role="status">
        <NewerNotice workbench={workbench} />
        <LeftNotice workbench={workbench} />
        <SaidNotice workbench={workbench} />
      </div>
    </>
  );
}
