import type { Revision } from '@solvik/content-schema/editing';
import { Button, Text } from '@solvik/design-system';
import { useMemo } from 'react';
import { InvalidRevisionNotice, RepairNotice } from './InvalidRevisionNotice.tsx';
import { FindingLinks } from '../findings/FindingLinks.tsx';
import { describeRefusal } from '../pages/describeRefusal.ts';
import { compareDocuments } from '../revisions/compareDocuments.ts';
import { mergeDocuments } from '../saving/mergeDocuments.ts';
import { ActionNotice } from './ActionNotice.tsx';
import { authorLabel } from '../naming/authorLabel.ts';
import type {
  ContentNames,
  OpenContent,
  Screens,
  Selection,
  WorkbenchWords,
} from '../workbenchState.ts';

const done = {
  published: 'publish.done',
  scheduled: 'schedule.done',
  unscheduled: 'schedule.cancelled',
  retired: 'retire.done',
  fetched: 'editors.fetched',
  restored: 'draft.restored',
} as const;

/** Another editor saved the same field: which, theirs beside mine, and the choice between them. */
function ConflictNotice({
  workbench,
  newest,
}: {
  readonly workbench: WorkbenchWords & OpenContent & Screens;
  readonly newest: Revision;
}) {
  const { open, text, timeText, openDialog } = workbench;
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
    <ActionNotice
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
            onClick={() => openDialog({ kind: 'compare', with: newest.number })}
          >
            {text('compare.do')}
          </Button>
        </>
      }
    >
      <span>
        {text('save.conflict', {
          name: authorLabel(newest.author, text),
          time: timeText(newest.savedAt),
        })}
      </span>
      {both.length > 0 && (
        <span>
          {text('save.both')}{' '}
          {both.map(({ where, field }) => (field ? `${where}, ${field}` : where)).join('; ')}
        </span>
      )}
    </ActionNotice>
  );
}

/** The result of the last request to the content service, with the actions that are possible. */
export function StatusNotice({
  workbench,
}: {
  readonly workbench: WorkbenchWords & ContentNames & OpenContent & Selection & Screens;
}) {
  const { open, text, timeText } = workbench;
  const { notice, dismissNotice, dropUnsaved } = open;
  if (!notice || notice.kind === 'unreachable' || notice.kind === 'signed-out') return null;
  const closing = { onClose: dismissNotice, closeLabel: text('add.close') };
  if (notice.kind === 'conflict')
    return <ConflictNotice workbench={workbench} newest={notice.newest} />;
  if (notice.kind === 'refused') {
    return (
      <ActionNotice tone="error" {...closing}>
        <span>{describeRefusal(notice, text)}</span>
        <FindingLinks findings={notice.findings ?? []} workbench={workbench} />
      </ActionNotice>
    );
  }
  if (notice.kind === 'faulty')
    return <InvalidRevisionNotice workbench={workbench} faulty={notice} />;
  if (notice.kind === 'fixing')
    return <RepairNotice workbench={workbench} revision={notice.revision} />;
  if (notice.kind === 'superseded') {
    return (
      <ActionNotice tone="error" {...closing}>
        {text('publish.superseded')}
      </ActionNotice>
    );
  }
  if (notice.kind === 'rolled-back') {
    return (
      <ActionNotice tone="success" {...closing}>
        <span>{text('history.rolledBack', { number: notice.revision })}</span>
        {notice.kept !== undefined && (
          <Text as="span">{text('history.retained', { number: notice.kept })}</Text>
        )}
      </ActionNotice>
    );
  }
  if (notice.kind === 'merged') {
    return (
      <ActionNotice tone="success" {...closing}>
        <span>
          {text('save.merged', {
            name: authorLabel(notice.newest.author, text),
            time: timeText(notice.newest.savedAt),
          })}
        </span>
        {notice.isHeld && <span>{text('publish.held')}</span>}
      </ActionNotice>
    );
  }
  const dropping = (
    <Button emphasis="outlined" size="small" onClick={dropUnsaved}>
      {text('draft.discard')}
    </Button>
  );
  return (
    <ActionNotice
      tone="success"
      {...closing}
      actions={notice.kind === 'restored' && open.isUnsaved ? dropping : undefined}
    >
      {text(
        notice.kind === 'published' && workbench.chosen?.kind === 'menu'
          ? 'publish.menuDone'
          : done[notice.kind],
      )}
    </ActionNotice>
  );
}
