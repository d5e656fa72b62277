import { writeAddress } from '@solvik/addresses';
import {
  Button,
  ButtonLink,
  IconButton,
  Inline,
  SkipLink,
  Spinner,
  Text,
  VisuallyHidden,
} from '@solvik/design-system';
import { Workbench } from './components/Workbench/Workbench.tsx';
import { WorkbenchDialog } from './WorkbenchDialog.tsx';
import { ContentsColumn } from './ContentsColumn.tsx';
import { FieldsColumn } from './FieldsColumn.tsx';
import { GalleryFields, GalleryStage } from './gallery/WidgetGallery.tsx';
import { MediaFields, MediaStage } from './media/MediaScreen.tsx';
import { MenuStage } from './menus/MenuStage.tsx';
import { menuWidth } from './menus/menuWidth.ts';
import { AllChannels, PreviewBar } from './preview/PreviewBar.tsx';
import { PreviewMore } from './preview/PreviewMore.tsx';
import { StageTime } from './preview/StageTime.tsx';
import { viewportOf } from './preview/previewSettings.ts';
import { PreviewStage } from './PreviewStage.tsx';
import { LostNotice, Present, IssueBar } from './IssueBar.tsx';
import { useWorkbench, type WorkbenchState } from './useWorkbench.ts';
import type { WorkbenchText } from './workbenchText.ts';

/** The page's state: being saved, unsaved, or the time of its last save. */
function Status({ workbench: { text, timeText, open } }: { readonly workbench: WorkbenchState }) {
  const { doing, isUnsaved, summary } = open;
  const saved = summary
    ? text('save.saved', { number: summary.latest.number, time: timeText(summary.latest.savedAt) })
    : '';
  return (
    <Text tone="muted" as="span" role="status">
      {doing === 'publishing'
        ? text('publish.doing')
        : doing === 'saving'
          ? text('save.saving')
          : isUnsaved
            ? text('save.unsaved')
            : saved}
    </Text>
  );
}

/**
 * Undo and redo. They stay in place when disabled, since the editor who used the last one still has
 * the focus on them.
 */
function Steps({ workbench: { text, open, undo, redo } }: { readonly workbench: WorkbenchState }) {
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

function MoreActions({
  workbench: { text, open, openDialog, whyNot, locale },
}: {
  readonly workbench: WorkbenchState;
}) {
  const { editing } = open;
  return (
    <>
      <ButtonLink href={writeAddress('home', locale)} emphasis="outlined" size="small">
        {text('workbench.leave')}
      </ButtonLink>
      <Button
        emphasis="outlined"
        size="small"
        disabled={!editing}
        onClick={() => openDialog({ kind: 'compare' })}
      >
        {text('compare.do')}
      </Button>
      {!whyNot('publish') && (
        <Button
          emphasis="outlined"
          size="small"
          disabled={!editing}
          onClick={() => openDialog({ kind: 'schedule' })}
        >
          {text('schedule.open')}
        </Button>
      )}
    </>
  );
}

/** A missing permission is shown before an action is tried, and again when it is. */
function Actions({
  workbench: { text, open, whyNot, session },
}: {
  readonly workbench: WorkbenchState;
}) {
  const { editing, doing, mayEdit, isUnsaved, save, publish } = open;
  const mayNotPublish = whyNot('publish');
  return (
    <>
      {session && mayNotPublish && (
        <Text as="span" tone="muted" id="may-not-publish">
          {text(mayNotPublish === 'role' ? 'publish.writer' : 'publish.reader')}
        </Text>
      )}
      {mayEdit && (
        <Button
          emphasis="outlined"
          size="small"
          disabled={!isUnsaved}
          isPending={doing === 'saving'}
          onClick={() => void save()}
        >
          {text('save')}
        </Button>
      )}
      {(mayEdit || !mayNotPublish) && (
        <Button
          size="small"
          disabled={!editing}
          isPending={doing === 'publishing'}
          aria-describedby={mayNotPublish ? 'may-not-publish' : undefined}
          onClick={() => void publish()}
        >
          {text('publish')}
        </Button>
      )}
    </>
  );
}

/** The workbench: pages on the left, the page itself in the middle, its fields on the right. */
export function WorkbenchScreen({ workbench }: { readonly workbench: WorkbenchState }) {
  const {
    text,
    pages,
    lost,
    page,
    menu,
    chosen,
    pageName,
    preview,
    setPreview,
    library,
    isGallery,
  } = workbench;
  // The library or the gallery replaces the page.
  const isElsewhere = library !== undefined || isGallery;
  const isMenu = chosen?.kind === 'menu';
  const name = isMenu
    ? menu.summary && text(`menu.at.${menu.summary.key}`)
    : page.summary && page.editing && pageName({ ...page.summary, ...page.editing.document });
  const heading = library ? text('media.library') : isGallery ? text('gallery.all') : name;
  if (!pages && lost) return <LostNotice workbench={workbench} />;
  if (!pages) return <Spinner label={text('workbench.loading')} />;
  return (
    <Workbench
      title={
        <Inline gap="16">
          <SkipLink href="#workbench-fields">{text('workbench.skip')}</SkipLink>
          {heading !== undefined && <Text as="strong">{text('workbench.name')}</Text>}
          <h1>{heading ?? text('workbench.name')}</h1>
          {!isElsewhere && <Status workbench={workbench} />}
          <VisuallyHidden role="status">
            <span key={workbench.announcement.count}>{workbench.announcement.message}</span>
          </VisuallyHidden>
        </Inline>
      }
      steps={isElsewhere ? null : <Steps workbench={workbench} />}
      moreLabel={text('workbench.more')}
      moreActions={isElsewhere ? null : <MoreActions workbench={workbench} />}
      actions={isElsewhere ? null : <Actions workbench={workbench} />}
      notices={<IssueBar workbench={workbench} />}
      present={<Present workbench={workbench} />}
      contentsLabel={text('workbench.contents')}
      contents={<ContentsColumn workbench={workbench} />}
      bar={
        isElsewhere ? null : (
          <>
            <PreviewBar preview={preview} onChange={setPreview} text={text} />
            <PreviewMore workbench={workbench} hasDay={!isMenu} />
          </>
        )
      }
      barEnd={
        isElsewhere ? null : <AllChannels preview={preview} onChange={setPreview} text={text} />
      }
      stageLabel={text('workbench.stage')}
      isStageFilled={isElsewhere}
      hasWideFrames={
        viewportOf({
          width: isMenu && menu.summary ? menuWidth(menu.summary.key, preview) : preview.width,
        }) === 'desktop'
      }
      stage={
        library ? (
          <MediaStage workbench={workbench} />
        ) : isGallery ? (
          <GalleryStage workbench={workbench} />
        ) : isMenu ? (
          <MenuStage workbench={workbench} />
        ) : (
          <PreviewStage workbench={workbench} />
        )
      }
      foot={isMenu || isElsewhere ? undefined : <StageTime workbench={workbench} />}
      fieldsLabel={text('workbench.fields')}
      fields={
        <div id="workbench-fields" tabIndex={-1}>
          {library ? (
            <MediaFields workbench={workbench} />
          ) : isGallery ? (
            <GalleryFields workbench={workbench} />
          ) : (
            <FieldsColumn workbench={workbench} />
          )}
          <WorkbenchDialog workbench={workbench} />
        </div>
      }
    />
  );
}

/** The workbench with the shop's own content service. */
export function WorkbenchApp({
  text,
  titles,
}: {
  readonly text: WorkbenchText;
  readonly titles: Readonly<Record<string, string>>;
}) {
  return <WorkbenchScreen workbench={useWorkbench({ text, titles })} />;
}
