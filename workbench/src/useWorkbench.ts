import { useReducer, useState } from 'react';
import { useHost } from './host.ts';
import { createMediaTools } from './media/createMediaTools.ts';
import { usePreviewSettings } from './preview/usePreviewSettings.ts';
import { useContentList } from './content-service/useContentList.ts';
import { useEditingSteps } from './editing/useEditingSteps.ts';
import { createFollowFinding } from './findings/createFollowFinding.ts';
import { createViewActions } from './view/createViewActions.ts';
import { othersWork } from './view/othersWork.ts';
import { useChosen } from './route/useChosen.ts';
import { useContentEvents } from './content-service/useContentEvents.ts';
import { useDocuments } from './document/useDocuments.ts';
import { useFocusTarget } from './focus/useFocusTarget.ts';
import { useNames } from './naming/useNames.ts';
import { useNavigation } from './route/useNavigation.ts';
import { useSelection } from './view/useSelection.ts';
import { useUnsavedGuard } from './view/useUnsavedGuard.ts';
import { reduceView, viewIn } from './view/viewState.ts';
import { createWorkbenchApi, type WorkbenchApi } from './content-service/workbenchApi.ts';
import type { WorkbenchState } from './workbenchState.ts';
import type { WorkbenchText } from './workbenchText.ts';

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
  const [{ target, dismissed, ...view }, dispatch] = useReducer(reduceView, site.locale, viewIn);
  const [preview, setPreview] = usePreviewSettings(site.channelId);

  const lists = useContentList(api);
  const { session, pages, refetchLists } = lists;
  const at = useChosen({ pages, onReturn: (where) => void navigation.returnTo(where) });
  const { chosen, choosePart } = at;
  const content = useDocuments({ api, session, chosen, onChange: refetchLists });
  const { page, open } = content;
  const names = useNames({ text, titles, pages, ...content });
  const { nameOfContent: nameOf, nameOfPage, timeText } = names;
  const navigation = useNavigation({ api, open, at, dispatch, nameOf, onChange: refetchLists });
  const { choose, leaving, dismissTransientNotices } = navigation;
  const selection = useSelection(page.editing?.document, at);

  useContentEvents({ api, open, isLost: lists.lost !== undefined, refetchLists });
  useFocusTarget(target);
  useUnsavedGuard(open.isUnsaved);
  const steps = useEditingSteps({ text, names, lists, at, content, selection, dispatch });

  return {
    text,
    ...names,
    api,
    ...lists,
    ...content,
    choose,
    leaving,
    ...othersWork({ ...lists, chosen, open, dismissed, dispatch }),
    ...selection,
    focusCount: target.count,
    followFinding: createFollowFinding({ ...content, choosePart, dispatch }),
    ...steps,
    ...view,
    ...createViewActions({ view, dispatch, dismissTransientNotices }),
    now,
    preview,
    setPreview,
    media: createMediaTools({ api, text, timeText, pictureOf, session, nameOfPage, choose }),
  };
}
