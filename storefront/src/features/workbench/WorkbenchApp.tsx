import { Button, IconButton, Inline, Notice, SkipLink, Spinner, Text, Workbench } from '@solvik/design-system';
import { AskedDialog } from './AskedDialog.tsx';
import { ContentsColumn } from './ContentsColumn.tsx';
import { FieldsColumn } from './FieldsColumn.tsx';
import { GalleryFields, GalleryStage } from './gallery/GalleryRoom.tsx';
import { MediaFields, MediaStage } from './media/MediaRoom.tsx';
import { MenuStage } from './menus/MenuStage.tsx';
import { SeenBar } from './SeenBar.tsx';
import { StageTime } from './seeing/StageTime.tsx';
import { Stage } from './Stage.tsx';
import { useWorkbench, type WorkbenchState } from './useWorkbench.ts';
import type { WorkbenchText } from './workbenchText.ts';

/** How the page stands: being saved, not saved, or saved when. */
function Status({ workbench: { text, timeText, open } }: { readonly workbench: WorkbenchState }) {
  const { said, isUnsaved, summary } = open;
  const saved = summary ? text('save.saved', { number: summary.latest.number, time: timeText(summary.latest.savedAt) }) : '';
  return (
    <Text tone="muted" as="span" role="status">
      {said?.kind === 'saving' ? text('save.saving') : isUnsaved ? text('save.unsaved') : saved}
    </Text>
  );
}

/** What the editor may not do here is said before it is tried; trying says it too. */
function Actions({ workbench: { text, open, ask, whyNot, session } }: { readonly workbench: WorkbenchState }) {
  const { editing, said, isUnsaved, undo, redo, save, publish } = open;
  const mayNotPublish = whyNot('publish');
  return (
    <>
      {session && mayNotPublish && (
        <Text as="span" tone="muted" id="may-not-publish">
          {text(mayNotPublish === 'role' ? 'publish.writer' : 'publish.reader')}
        </Text>
      )}
      <IconButton icon="chevron-start" label={text('undo')} disabled={!editing || editing.past.length === 0} onClick={undo} />
      <IconButton icon="chevron-end" label={text('redo')} disabled={!editing || editing.future.length === 0} onClick={redo} />
      <Button emphasis="outlined" size="small" disabled={!editing} onClick={() => ask({ kind: 'compare' })}>
        {text('compare.do')}
      </Button>
      {!mayNotPublish && (
        <Button emphasis="outlined" size="small" disabled={!editing} onClick={() => ask({ kind: 'schedule' })}>
          {text('schedule.open')}
        </Button>
      )}
      <Button emphasis="outlined" size="small" disabled={!isUnsaved} isPending={said?.kind === 'saving'} onClick={() => void save()}>
        {text('save')}
      </Button>
      <Button size="small" disabled={!editing} aria-describedby={mayNotPublish ? 'may-not-publish' : undefined} onClick={() => void publish()}>
        {text('publish')}
      </Button>
    </>
  );
}

/** The editors' room: pages on the left, the page itself in the middle, its fields on the right. */
export function WorkbenchRoom({ workbench }: { readonly workbench: WorkbenchState }) {
  const { text, pages, failure, page, menu, chosen, pageName, seen, setSeen, library, isGallery } = workbench;
  // The library or the gallery stands in the place of a page.
  const isElsewhere = library !== undefined || isGallery;
  const isMenu = chosen?.kind === 'menu';
  const name = isMenu ? menu.summary && text(`menu.at.${menu.summary.key}`) : page.summary && page.editing && pageName({ ...page.summary, ...page.editing.document });
  const heading = library ? text('media.library') : isGallery ? text('gallery.all') : name;
  if (failure) return <Notice tone="error">{text(failure === 'signed-out' ? 'signIn.expired' : 'workbench.failed')}</Notice>;
  if (!pages) return <Spinner label={text('workbench.loading')} />;
  return (
    <Workbench
      title={
        <Inline gap="16">
          <SkipLink href="#workbench-fields">{text('workbench.skip')}</SkipLink>
          {heading !== undefined && <Text as="strong">{text('workbench.name')}</Text>}
          <h1>{heading ?? text('workbench.name')}</h1>
          {!isElsewhere && <Status workbench={workbench} />}
        </Inline>
      }
      actions={isElsewhere ? null : <Actions workbench={workbench} />}
      contentsLabel={text('workbench.contents')}
      contents={<ContentsColumn workbench={workbench} />}
      bar={isElsewhere ? null : <SeenBar seen={seen} onChange={setSeen} text={text} />}
      stageLabel={text('workbench.stage')}
      isStageFilled={isElsewhere}
      stage={library ? <MediaStage workbench={workbench} /> : isGallery ? <GalleryStage workbench={workbench} /> : isMenu ? <MenuStage workbench={workbench} /> : <Stage workbench={workbench} />}
      foot={isMenu || isElsewhere ? undefined : <StageTime workbench={workbench} />}
      fieldsLabel={text('workbench.fields')}
      fields={
        <div id="workbench-fields" tabIndex={-1}>
          {library ? <MediaFields workbench={workbench} /> : isGallery ? <GalleryFields workbench={workbench} /> : <FieldsColumn workbench={workbench} />}
          <AskedDialog workbench={workbench} />
        </div>
      }
    />
  );
}

/** The room at the shop's own desk. */
export function WorkbenchApp({ text, titles }: { readonly text: WorkbenchText; readonly titles: Readonly<Record<string, string>> }) {
  return <WorkbenchRoom workbench={useWorkbench({ text, titles })} />;
}
