import type { Revision } from '@solvik/content-schema/editing';
import { Button, Text } from '@solvik/design-system';
import { useMemo } from 'react';
import { FaultyNotice, MendingNotice } from './FaultyNotice.tsx';
import { FindingLinks } from './FindingLinks.tsx';
import { sayRefusal } from './pages/sayRefusal.ts';
import { compareDocuments } from './revisions/compareDocuments.ts';
import { mergeDocuments } from './saving/mergeDocuments.ts';
import { Told } from './ToldBar.tsx';
import { sayAuthor } from './naming/sayAuthor.ts';
import type { WorkbenchState } from './useWorkbench.ts';

const done = {
  published: 'publish.done',
  scheduled: 'schedule.done',
  unscheduled: 'schedule.cancelled',
  retired: 'retire.done',
  fetched: 'others.fetched',
  restored: 'draft.back',
} as const;

/** Somebody saved the same field: which, theirs beside mine, and whose is to hold. */
function ConflictNotice({
  workbench,
  newest,
}: {
  readonly workbench: WorkbenchState;
  readonly newest: Revision;
}) {
  const { open, text, timeText, ask } = workbench;
  const { editing, keepMine, takeTheirs } = open;
  const both = useMemo(() => {
    if (!editing) return [];
    const sides = { base: editing.saved, mine: editing.document, theirs: newest.document };
    return compareDocuments(
      mergeDocuments(sides, 'theirs').document,
      mergeDocuments(sides, 'mine').document,
      workbench,
    );
  }, [editing, newest, workbench]);
  return (
    <Told
      tone="error"
      actions={
        <>
          <Button emphasis="outlined" size="small" onClick={() => void keepMine()}>
            {text('save.keepMine')}
          </Button>
          <Button emphasis="outlined" size="small" onClick={() => void takeTheirs()}>
            {text('save.takeTheirs')}
          </Button>
          <Button
            emphasis="outlined"
            size="small"
            aria-label={text('history.compareWith', { number: newest.number })}
            onClick={() => ask({ kind: 'compare', with: newest.number })}
          >
            {text('compare.do')}
          </Button>
        </>
      }
    >
      <span>
        {text('save.conflict', {
          name: sayAuthor(newest.author, text),
          time: timeText(newest.savedAt),
        })}
      </span>
      {both.length > 0 && (
        <span>
          {text('save.both')}{' '}
          {both.map(({ where, field }) => (field ? `${where}, ${field}` : where)).join('; ')}
        </span>
      )}
    </Told>
  );
}

/** What came of the last thing asked of the desk, with the way on where there is a choice. */
export function SaidNotice({ workbench }: { readonly workbench: WorkbenchState }) {
  const { open, text, timeText } = workbench;
  const { said, hush, dropUnsaved } = open;
  if (!said || said.kind === 'unreachable' || said.kind === 'signed-out') return null;
  const closing = { onClose: hush, closeLabel: text('add.close') };
  if (said.kind === 'conflict')
    return <ConflictNotice workbench={workbench} newest={said.newest} />;
  if (said.kind === 'refused') {
    return (
      <Told tone="error" {...closing}>
        <span>{sayRefusal(said, text)}</span>
        <FindingLinks findings={said.findings ?? []} workbench={workbench} />
      </Told>
    );
  }
  if (said.kind === 'faulty') return <FaultyNotice workbench={workbench} faulty={said} />;
  if (said.kind === 'mending')
    return <MendingNotice workbench={workbench} revision={said.revision} />;
  if (said.kind === 'overtaken') {
    return (
      <Told tone="error" {...closing}>
        {text('publish.overtaken')}
      </Told>
    );
  }
  if (said.kind === 'rolled-back') {
    return (
      <Told tone="success" {...closing}>
        <span>{text('history.rolledBack', { number: said.revision })}</span>
        {said.kept !== undefined && (
          <Text as="span">{text('history.kept', { number: said.kept })}</Text>
        )}
      </Told>
    );
  }
  if (said.kind === 'merged') {
    return (
      <Told tone="success" {...closing}>
        <span>
          {text('save.merged', {
            name: sayAuthor(said.newest.author, text),
            time: timeText(said.newest.savedAt),
          })}
        </span>
        {said.isHeld && <span>{text('publish.held')}</span>}
      </Told>
    );
  }
  const dropping = (
    <Button emphasis="outlined" size="small" onClick={dropUnsaved}>
      {text('draft.drop')}
    </Button>
  );
  return (
    <Told
      tone="success"
      {...closing}
      actions={said.kind === 'restored' && open.isUnsaved ? dropping : undefined}
    >
      {text(
        said.kind === 'published' && workbench.chosen?.kind === 'menu'
          ? 'publish.menuDone'
          : done[said.kind],
      )}
    </Told>
  );
}
