import { Inline, SkipLink, Spinner, Text, VisuallyHidden } from '@solvik/design-system';
import { Workbench } from './components/Workbench/Workbench.tsx';
import { WorkbenchDialog } from './dialogs/WorkbenchDialog.tsx';
import { ContentsColumn } from './columns/ContentsColumn.tsx';
import { FieldsColumn } from './columns/FieldsColumn.tsx';
import { GalleryFields, GalleryStage } from './gallery/WidgetGallery.tsx';
import { HistoryButtons } from './header/HistoryButtons.tsx';
import { MoreActions } from './header/MoreActions.tsx';
import { SaveActions } from './header/SaveActions.tsx';
import { SaveStatus } from './header/SaveStatus.tsx';
import { MediaFields, MediaStage } from './media/MediaScreen.tsx';
import { MenuStage } from './menus/MenuStage.tsx';
import { menuWidth } from './menus/menuWidth.ts';
import { AllChannels, PreviewBar } from './preview/PreviewBar.tsx';
import { PreviewMore } from './preview/PreviewMore.tsx';
import { StageTime } from './preview/StageTime.tsx';
import { viewportOf } from './preview/previewSettings.ts';
import { PreviewStage } from './frame/PreviewStage.tsx';
import { IssueBar } from './notices/IssueBar.tsx';
import { ConnectionLostNotice } from './notices/ConnectionLostNotice.tsx';
import { Present } from './notices/Present.tsx';
import { useWorkbench } from './useWorkbench.ts';
import type { WorkbenchState } from './workbenchState.ts';
import type { WorkbenchText } from './workbenchText.ts';

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
  if (!pages && lost) return <ConnectionLostNotice workbench={workbench} />;
  if (!pages) return <Spinner label={text('workbench.loading')} />;
  return (
    <Workbench
      title={
        <Inline gap="16">
          <SkipLink href="#workbench-fields">{text('workbench.skip')}</SkipLink>
          {heading !== undefined && <Text as="strong">{text('workbench.name')}</Text>}
          <h1>{heading ?? text('workbench.name')}</h1>
          {!isElsewhere && <SaveStatus workbench={workbench} />}
          <VisuallyHidden role="status">
            <span key={workbench.announcement.count}>{workbench.announcement.message}</span>
          </VisuallyHidden>
        </Inline>
      }
      steps={isElsewhere ? null : <HistoryButtons workbench={workbench} />}
      moreLabel={text('workbench.more')}
      moreActions={isElsewhere ? null : <MoreActions workbench={workbench} />}
      actions={isElsewhere ? null : <SaveActions workbench={workbench} />}
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
