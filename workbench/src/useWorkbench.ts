import { type StoredWidget, findDenial } from '@solvik/content-schema/editing';
import { useMemo, useReducer, useState } from 'react';
import { widgetsOf } from './editDocument.ts';
import { findField } from './findField.ts';
import { endInAWeek } from './gallery/endInAWeek.ts';
import { useHost } from './host.ts';
import { findItem } from './menus/findItem.ts';
import { localiseTargets } from './targets/localiseTargets.ts';
import { useContentList } from './useContentList.ts';
import { usePreviewSettings } from './preview/usePreviewSettings.ts';
import { useWidgetSteps } from './useWidgetSteps.ts';
import { newerRevision } from './view/newerRevision.ts';
import { useChosen } from './view/useChosen.ts';
import { useContentEvents } from './view/useContentEvents.ts';
import { useDocuments } from './view/useDocuments.ts';
import { useEditingSteps } from './view/useEditingSteps.ts';
import { useFocusTarget } from './view/useFocusTarget.ts';
import { useNames } from './view/useNames.ts';
import { useNavigation } from './view/useNavigation.ts';
import { useUnsavedGuard } from './view/useUnsavedGuard.ts';
import { reduceView, viewIn } from './view/viewState.ts';
import { createWorkbenchApi, type WorkbenchApi } from './workbenchApi.ts';
import type { WorkbenchState } from './workbenchState.ts';
import type { WorkbenchText } from './workbenchText.ts';

export type { DialogRequest, WorkbenchState } from './workbenchState.ts';

const none: readonly StoredWidget[] = [];

/** The path of each widget in the document, as findings write it. */
const widgetPaths = (
  containers: readonly { readonly widgets: readonly StoredWidget[] }[],
): ReadonlyMap<string, string> =>
  new Map(
    containers.flatMap(({ widgets }, row) =>
      widgets.map(
        ({ id }, at) => [id, `containers[${String(row)}].widgets[${String(at)}]`] as const,
      ),
    ),
  );

interface WorkbenchOptions {
  readonly text: WorkbenchText;
  readonly titles: Readonly<Record<string, string>>;
  /** The shop's own by default. */
  readonly service?: WorkbenchApi;
}

/** The shared state of the workbench's columns; each part of it has its own hook. */
export function useWorkbench({ text, titles, service }: WorkbenchOptions): WorkbenchState {
  const { site, pictureOf } = useHost();
  const [api] = useState(() => service ?? createWorkbenchApi());
  const [now] = useState(() => new Date());
  const [view, dispatch] = useReducer(reduceView, site.locale, viewIn);
  const [preview, setPreview] = usePreviewSettings(site.channelId);

  const { session, pages, menus, targets, lost, relist } = useContentList(api);
  const at = useChosen({ pages, onReturn: (where) => void navigation.returnTo(where) });
  const { chosen, widgetId, itemKey, choosePart } = at;
  const { page, menu, open } = useDocuments({ api, session, chosen, onChange: relist });
  const names = useNames({ text, titles, pages, page, menu, chosen });
  const navigation = useNavigation({
    api,
    open,
    at,
    dispatch,
    nameOf: names.nameOfContent,
    onChange: relist,
  });
  const { leaving, choose, dismissPassing } = navigation;

  const document = page.editing?.document;
  const widgets = useMemo(() => (document ? widgetsOf(document) : none), [document]);
  const paths = useMemo(() => widgetPaths(document?.containers ?? []), [document]);
  const widget = widgets.find(({ id }) => id === widgetId);
  const listed =
    chosen && (chosen.kind === 'menu' ? menus : pages)?.find(({ key }) => key === chosen.key);

  useContentEvents({ api, open, isLost: lost !== undefined, relist });
  useFocusTarget(view.target);
  useUnsavedGuard(open.isUnsaved);
  const announce = (message: string) => dispatch({ kind: 'announced', message });
  const seek = (control: string) => dispatch({ kind: 'control-sought', control });
  const { undo, redo } = useEditingSteps({
    open,
    text,
    chosen,
    widget,
    part: widgetId ?? itemKey,
    announce,
    seek,
  });
  const steps = useWidgetSteps({
    document,
    edit: page.edit,
    text,
    nameOf: (named) => names.widgetName(named).label,
    widgetId,
    choose: choosePart,
    goToControl: seek,
    announce,
  });

  return {
    text,
    ...names,
    api,
    now,
    session,
    whyNot: (action) =>
      session && chosen ? findDenial(session.editor, action, chosen) : undefined,
    pages,
    mayEdit: open.mayEdit,
    menus,
    targets,
    lost,
    relist,
    others: open.here.filter(({ sessionId }) => sessionId !== session?.id),
    newer: newerRevision(open, { listed, dismissed: view.dismissed }),
    dismissNewer: () => dispatch({ kind: 'newer-dismissed', revision: listed?.latest.number }),
    leaving,
    page,
    menu,
    open,
    chosen,
    choose,
    media: {
      api: api.media,
      text,
      timeText: names.timeText,
      pictureOf,
      session,
      nameOf: ({ content, name }) =>
        content.kind === 'page' ? names.nameOfPage(content.key, name) : name,
      goTo: (content, id) => void choose(content, id),
    },
    library: view.library,
    setLibrary: (library) => {
      if (!view.library) dismissPassing();
      dispatch({ kind: 'library-opened', library });
    },
    isGallery: view.isGallery,
    openGallery: () => {
      dismissPassing();
      dispatch({ kind: 'gallery-opened' });
    },
    widgets,
    widget,
    pathOf: (id) => paths.get(id) ?? '',
    chooseWidget: choosePart,
    itemKey,
    chooseItem: choosePart,
    ...steps,
    add: (type, fields) => {
      steps.add(
        type,
        fields && localiseTargets(endInAWeek(fields, type, new Date()), targets ?? []),
      );
      dispatch({ kind: 'widget-added' });
    },
    undo,
    redo,
    announcement: view.announcement,
    language: view.language,
    setLanguage: (language) => dispatch({ kind: 'language-chosen', language }),
    market: view.market,
    setMarket: (market) => dispatch({ kind: 'market-chosen', market }),
    preview,
    setPreview,
    dialog: view.dialog,
    openDialog: (dialog) => dispatch({ kind: 'dialog-changed', dialog }),
    focusCount: view.target.count,
    followFinding: (path) => {
      if (chosen?.kind === 'menu') {
        const found = menu.editing && findItem(path, menu.editing.document);
        choosePart(found?.itemKey);
        return dispatch({ kind: 'control-sought', control: found?.controlId });
      }
      const {
        widgetId: of,
        controlId: control,
        language,
        market,
      } = findField(path, document?.containers ?? []);
      choosePart(of);
      return dispatch({ kind: 'control-sought', control, language, market });
    },
  };
}
