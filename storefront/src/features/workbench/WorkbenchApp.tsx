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
  Workbench,
} from '@solvik/design-system';
import { AskedDialog } from './AskedDialog.tsx';
import { ContentsColumn } from './ContentsColumn.tsx';
import { FieldsColumn } from './FieldsColumn.tsx';
import { GalleryFields, GalleryStage } from './gallery/GalleryRoom.tsx';
import { MediaFields, MediaStage } from './media/MediaRoom.tsx';
import { MenuStage } from './menus/MenuStage.tsx';
import { menuWidth } from './menus/menuWidth.ts';
import { AllFronts, SeenBar } from './SeenBar.tsx';
import { SeenMore } from './seeing/SeenMore.tsx';
import { StageTime } from './seeing/StageTime.tsx';
import { viewportOf } from './seen.ts';
import { Stage } from './Stage.tsx';
import { LostNotice, Present, ToldBar } from './ToldBar.tsx';
import { useWorkbench, type WorkbenchState } from './useWorkbench.ts';
import type { WorkbenchText } from './workbenchText.ts';

/** How the page stands: being saved, not saved, or saved when. */
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

/** One step back and forth. They stay where they are when there is none: whoever took the last one is still on them. */
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
  workbench: { text, open, ask, whyNot, locale },
}: {
  readonly workbench: WorkbenchState;
}) {
  const { editing } = open;
  return (
    <>
      <ButtonLink href={writeAddress('home', locale)} emphasis="outlined" size="small">
        {text('room.leave')}
      </ButtonLink>
      <Button
        emphasis="outlined"
        size="small"
        disabled={!editing}
        onClick={() => ask({ kind: 'compare' })}
      >
        {text('compare.do')}
      </Button>
      {!whyNot('publish') && (
        <Button
          emphasis="outlined"
          size="small"
          disabled={!editing}
          onClick={() => ask({ kind: 'schedule' })}
        >
          {text('schedule.open')}
        </Button>
      )}
    </>
  );
}

/** What the editor may not do here is said before it is tried; trying says it too. */
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

/** The editors' room: pages on the left, the page itself in the middle, its fields on the right. */
export function WorkbenchRoom({ workbench }: { readonly workbench: WorkbenchState }) {
  const { text, pages, lost, page, menu, chosen, pageName, seen, setSeen, library, isGallery } =
    workbench;
  // The library or the gallery stands in the place of a page.
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
            <span key={workbench.spoken.turn}>{workbench.spoken.words}</span>
          </VisuallyHidden>
        </Inline>
      }
      steps={isElsewhere ? null : <Steps workbench={workbench} />}
      moreLabel={text('workbench.more')}
      moreActions={isElsewhere ? null : <MoreActions workbench={workbench} />}
      actions={isElsewhere ? null : <Actions workbench={workbench} />}
      told={<ToldBar workbench={workbench} />}
      present={<Present workbench={workbench} />}
      contentsLabel={text('workbench.contents')}
      contents={<ContentsColumn workbench={workbench} />}
      bar={
        isElsewhere ? null : (
          <>
            <SeenBar seen={seen} onChange={setSeen} text={text} />
            <SeenMore workbench={workbench} hasDay={!isMenu} />
          </>
        )
      }
      barEnd={isElsewhere ? null : <AllFronts seen={seen} onChange={setSeen} text={text} />}
      stageLabel={text('workbench.stage')}
      isStageFilled={isElsewhere}
      hasWideFrames={
        viewportOf({
          width: isMenu && menu.summary ? menuWidth(menu.summary.key, seen) : seen.width,
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
          <Stage workbench={workbench} />
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
          <AskedDialog workbench={workbench} />
        </div>
      }
    />
  );
}

/** The room at the shop's own desk. */
export function WorkbenchApp({
  text,
  titles,
}: {
  readonly text: WorkbenchText;
  readonly titles: Readonly<Record<string, string>>;
}) {
  return <WorkbenchRoom workbench={useWorkbench({ text, titles })} />;
}
