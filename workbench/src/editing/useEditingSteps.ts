import type { useChosen } from '../route/useChosen.ts';
import { useHistorySteps } from './useHistorySteps.ts';
import type { ViewEvent } from '../view/viewState.ts';
import { useWidgetSteps } from './useWidgetSteps.ts';
import type {
  ContentNames,
  ContentService,
  EditingSteps,
  OpenContent,
  Selection,
} from '../workbenchState.ts';
import type { WorkbenchText } from '../workbenchText.ts';

interface EditingStepsOptions {
  readonly text: WorkbenchText;
  readonly names: Pick<ContentNames, 'widgetName'>;
  readonly lists: Pick<ContentService, 'targets'>;
  readonly at: Pick<ReturnType<typeof useChosen>, 'widgetId' | 'itemKey' | 'choosePart'>;
  readonly content: Pick<OpenContent, 'chosen' | 'page' | 'open'>;
  readonly selection: Pick<Selection, 'widget'>;
  readonly dispatch: (event: ViewEvent) => void;
}

/** The steps of editing: each is announced, and the focus moves to where work continues. */
export function useEditingSteps({
  text,
  names,
  lists: { targets },
  at: { widgetId, itemKey, choosePart },
  content: { chosen, page, open },
  selection: { widget },
  dispatch,
}: EditingStepsOptions): Omit<EditingSteps, 'announcement'> {
  const announce = (message: string) => dispatch({ kind: 'announced', message });
  const seek = (control: string) => dispatch({ kind: 'control-sought', control });
  const part = widgetId ?? itemKey;
  const history = useHistorySteps({ open, text, chosen, widget, part, announce, seek });
  const steps = useWidgetSteps({
    document: page.editing?.document,
    edit: page.edit,
    text,
    nameOf: (named) => names.widgetName(named).label,
    targets,
    widgetId,
    choose: choosePart,
    goToControl: seek,
    announce,
    onAdd: () => dispatch({ kind: 'widget-added' }),
  });
  return { ...steps, ...history };
}
