import { Button, IconButton, Inline, Notice, Spinner, Text, Workbench } from '@solvik/design-system';
import { ContentsColumn } from './ContentsColumn.tsx';
import { FieldsColumn } from './FieldsColumn.tsx';
import { SeenBar } from './SeenBar.tsx';
import { Stage, StageTime } from './Stage.tsx';
import { useWorkbench, type WorkbenchState } from './useWorkbench.ts';
import type { WorkbenchText } from './workbenchText.ts';

/** How the page stands: being saved, not saved, or saved when. */
function Status({ workbench: { text, timeText, page } }: { readonly workbench: WorkbenchState }) {
  const { said, isUnsaved, summary } = page;
  const saved = summary ? text('save.saved', { number: summary.latest.number, time: timeText(summary.latest.savedAt) }) : '';
  return (
    <Text tone="muted" as="span" role="status">
      {said?.kind === 'saving' ? text('save.saving') : isUnsaved ? text('save.unsaved') : saved}
    </Text>
  );
}

function Actions({ workbench: { text, page } }: { readonly workbench: WorkbenchState }) {
  const { editing, said, isUnsaved, undo, redo, save, publish } = page;
  return (
    <>
      <IconButton icon="chevron-start" label={text('undo')} disabled={!editing || editing.past.length === 0} onClick={undo} />
      <IconButton icon="chevron-end" label={text('redo')} disabled={!editing || editing.future.length === 0} onClick={redo} />
      <Button emphasis="outlined" size="small" disabled={!isUnsaved} isPending={said?.kind === 'saving'} onClick={() => void save()}>
        {text('save')}
      </Button>
      <Button size="small" disabled={!editing} onClick={() => void publish()}>
        {text('publish')}
      </Button>
    </>
  );
}

/** The editors' room: pages on the left, the page itself in the middle, its fields on the right. */
export function WorkbenchApp({ text, titles }: { readonly text: WorkbenchText; readonly titles: Readonly<Record<string, string>> }) {
  const workbench = useWorkbench({ text, titles });
  const { pages, failure, page, seen, setSeen } = workbench;
  if (failure) return <Notice tone="error">{text(failure === 'signed-out' ? 'signIn.expired' : 'workbench.failed')}</Notice>;
  if (!pages) return <Spinner label={text('workbench.loading')} />;
  return (
    <Workbench
      title={
        <Inline gap="16">
          <Text as="strong">{text('workbench.name')}</Text>
          <h1>{page.editing?.document.name ?? ''}</h1>
          <Status workbench={workbench} />
        </Inline>
      }
      actions={<Actions workbench={workbench} />}
      contentsLabel={text('workbench.contents')}
      contents={<ContentsColumn workbench={workbench} />}
      bar={<SeenBar seen={seen} onChange={setSeen} text={text} />}
      stageLabel={text('workbench.stage')}
      stage={<Stage workbench={workbench} />}
      foot={<StageTime workbench={workbench} />}
      fieldsLabel={text('workbench.fields')}
      fields={<FieldsColumn workbench={workbench} />}
    />
  );
}
