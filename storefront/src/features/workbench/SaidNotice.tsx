import { Button, Inline, Notice, Stack } from '@solvik/design-system';
import { FindingLinks } from './FindingLinks.tsx';
import { sayRefusal } from './pages/sayRefusal.ts';
import type { WorkbenchState } from './useWorkbench.ts';

const done = { published: 'publish.done', scheduled: 'schedule.done', unscheduled: 'schedule.cancelled', retired: 'retire.done' } as const;

/** What came of the last thing asked of the desk, with the way on where there is a choice; and that somebody else has it open. */
export function SaidNotice({ workbench }: { readonly workbench: WorkbenchState }) {
  const { open, text, timeText } = workbench;
  const { said, keepMine, takeTheirs } = open;
  if (!said || said.kind === 'saving') return null;
  if (said.kind === 'conflict') {
    return (
      <Notice tone="error">
        <Stack gap="12">
          {text('save.conflict', { name: said.newest.author, time: timeText(said.newest.savedAt) })}
          <Inline gap="8">
            <Button emphasis="outlined" size="small" onClick={() => void keepMine()}>
              {text('save.keepMine')}
            </Button>
            <Button emphasis="outlined" size="small" onClick={takeTheirs}>
              {text('save.takeTheirs')}
            </Button>
          </Inline>
        </Stack>
      </Notice>
    );
  }
  if (said.kind === 'rolled-back') return <Notice tone="success">{text('history.rolledBack', { number: said.revision })}</Notice>;
  if (said.kind === 'refused') {
    return (
      <Notice tone="error">
        <Stack gap="12">
          <span>{sayRefusal(said, text)}</span>
          <FindingLinks findings={said.findings ?? []} workbench={workbench} />
        </Stack>
      </Notice>
    );
  }
  if (said.kind === 'overtaken' || said.kind === 'unreachable') return <Notice tone="error">{text(said.kind === 'overtaken' ? 'publish.overtaken' : 'workbench.failed')}</Notice>;
  if (said.kind === 'signed-out') return <Notice tone="error">{text('signIn.expired')}</Notice>;
  return <Notice tone="success">{text(done[said.kind])}</Notice>;
}
