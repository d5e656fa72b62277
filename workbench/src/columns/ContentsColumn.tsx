import type { MenuSummary, PageSummary } from '@solvik/content-schema/editing';
import { SkipLink } from '@solvik/design-system';
import { WorkbenchList } from '../components/WorkbenchList/WorkbenchList.tsx';
import { lazy, Suspense, useState } from 'react';
import { focusStackedForm } from '../focus/focusStackedForm.ts';
import { MenuTree } from '../menus/MenuTree.tsx';
import type { WorkbenchState } from '../workbenchState.ts';

const AddWidget = lazy(async () => ({
  default: (await import('../gallery/AddWidget.tsx')).AddWidget,
}));

const stateKeys = {
  draft: 'state.draft',
  published: 'state.published',
  changed: 'state.changed',
  retired: 'state.retired',
} as const satisfies Record<PageSummary['state'], string>;

/** The open page's widgets: chosen, added, and moved by dragging or by keys. */
function OnPage({ workbench }: { readonly workbench: WorkbenchState }) {
  const {
    text,
    title,
    locale,
    widgets,
    widget,
    widgetName,
    chooseWidget,
    add,
    move,
    openGallery,
    mayEdit,
  } = workbench;
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <WorkbenchList
        title={text('onPage.title')}
        rows={widgets.map((each) => ({ id: each.id, ...widgetName(each) }))}
        currentId={widget?.id}
        onSelect={(id) => {
          chooseWidget(id);
          focusStackedForm(window);
        }}
        {...(mayEdit && {
          addLabel: text('onPage.add'),
          onAdd: () => setAdding(true),
          onMove: move,
          moveHint: text('onPage.moveHint'),
        })}
      />
      <SkipLink href="#workbench-fields">{text('workbench.skip')}</SkipLink>
      {isAdding && (
        <Suspense>
          <AddWidget
            isOpen
            onClose={() => setAdding(false)}
            onGallery={openGallery}
            onAdd={(type, fields) => {
              add(type, fields);
              setAdding(false);
            }}
            text={text}
            title={title}
            locale={locale}
          />
        </Suspense>
      )}
    </>
  );
}

/** Pages, areas and menus, and the open one's contents. */
export function ContentsColumn({ workbench }: { readonly workbench: WorkbenchState }) {
  const {
    text,
    timeText,
    pages = [],
    menus,
    chosen: open,
    choose,
    pageName,
    openDialog,
    session,
    library,
    setLibrary,
    isGallery,
    openGallery,
  } = workbench;
  // The library or the gallery while it replaces the page in the middle.
  const chosen = library || isGallery ? undefined : open;
  const noteOf = ({ scheduled, state }: PageSummary | MenuSummary): string =>
    scheduled?.failure
      ? text('state.failed')
      : scheduled
        ? text('state.scheduled', { date: timeText(scheduled.at) })
        : text(stateKeys[state]);
  const rows = (isArea: boolean) =>
    pages
      .filter(({ family }) => (family !== undefined) === isArea)
      .map((page) => ({ id: page.key, label: pageName(page), note: noteOf(page) }));
  const currentOf = (kind: 'page' | 'menu') => (chosen?.kind === kind ? chosen.key : undefined);
  const mayMake = session?.editor.scope.kind === 'all';
  const adding = (label: string, kind: 'create-page' | 'create-area') =>
    mayMake && { addLabel: label, onAdd: () => openDialog({ kind }) };
  return (
    <>
      <WorkbenchList
        folds
        title={text('pages.title')}
        rows={rows(false)}
        currentId={currentOf('page')}
        onSelect={(key) => void choose({ kind: 'page', key })}
        {...adding(text('create.page'), 'create-page')}
      />
      <WorkbenchList
        folds
        title={text('pages.area')}
        rows={rows(true)}
        currentId={currentOf('page')}
        onSelect={(key) => void choose({ kind: 'page', key })}
        {...adding(text('create.area'), 'create-area')}
      />
      {menus.length > 0 && (
        <WorkbenchList
          folds
          title={text('menu.all')}
          rows={menus.map((menu) => ({
            id: menu.key,
            label: text(`menu.at.${menu.key}`),
            note: noteOf(menu),
          }))}
          currentId={currentOf('menu')}
          onSelect={(key) => void choose({ kind: 'menu', key })}
        />
      )}
      {library || isGallery ? null : chosen?.kind === 'menu' ? (
        <MenuTree workbench={workbench} />
      ) : (
        <OnPage workbench={workbench} />
      )}
      <WorkbenchList
        title={text('media.title')}
        rows={[{ id: 'library', label: text('media.library') }]}
        currentId={library && 'library'}
        onSelect={() => setLibrary({})}
      />
      <WorkbenchList
        title={text('gallery.title')}
        rows={[{ id: 'gallery', label: text('gallery.all') }]}
        currentId={isGallery ? 'gallery' : undefined}
        onSelect={openGallery}
      />
    </>
  );
}
