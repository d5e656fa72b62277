/** The actions on the widgets of a page, each with its announcement. */
import type { WidgetType } from '@solvik/content-schema';
import type { LinkTarget, PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { addWidget, duplicateWidget, moveWidget, removeWidget, widgetsOf } from './editDocument.ts';
import { fieldId } from '../fields/fieldContext.ts';
import { firstField } from '../focus/firstField.ts';
import { extendOffers } from '../gallery/extendOffers.ts';
import { localiseTargets } from '../targets/localiseTargets.ts';
import type { WorkbenchText } from '../workbenchText.ts';

export interface WidgetStepsOptions {
  /** Undefined where no page is open. */
  readonly document: PageDocument | undefined;
  readonly edit: (document: PageDocument) => void;
  readonly text: WorkbenchText;
  readonly nameOf: (widget: StoredWidget) => string;
  /** What links in the examples lead to; undefined until loaded. */
  readonly targets: readonly LinkTarget[] | undefined;
  readonly widgetId: string | undefined;
  readonly choose: (widgetId: string | undefined) => void;
  /** Shows a control of the form, and puts the focus there. */
  readonly goToControl: (controlId: string) => void;
  readonly focusOnRow: (widgetId: string) => void;
  readonly announce: (words: string) => void;
  readonly onAdd: () => void;
}

export interface WidgetSteps {
  /** Empty, or filled in as an example. */
  readonly add: (type: WidgetType, fields?: StoredWidget['fields']) => void;
  /** A step beyond the end of its row is announced, and not taken. */
  readonly move: (widgetId: string, to: number) => void;
  readonly duplicate: (widgetId: string) => void;
  /** The next one is chosen then, or the last. */
  readonly remove: (widgetId: string) => void;
}

interface StepContext extends Omit<WidgetStepsOptions, 'document'> {
  readonly document: PageDocument;
  /** A widget's name and its position in the page, as announcements give them. */
  readonly placed: (
    page: PageDocument,
    widgetId: string,
  ) => { readonly name: string; readonly place: number; readonly count: number };
}

const createPlaced =
  (nameOf: WidgetStepsOptions['nameOf']): StepContext['placed'] =>
  (page, id) => {
    const widgets = widgetsOf(page);
    const at = widgets.findIndex((widget) => widget.id === id);
    const widget = widgets[at];
    return { name: widget ? nameOf(widget) : '', place: at + 1, count: widgets.length };
  };

const createAdd =
  ({
    document,
    edit,
    choose,
    announce,
    text,
    placed,
    ...context
  }: StepContext): WidgetSteps['add'] =>
  (type, example) => {
    const { widgetId: afterId, targets = [], goToControl, onAdd } = context;
    const fields = example && localiseTargets(extendOffers(example, type, new Date()), targets);
    const added = addWidget(document, { type, afterId, fields });
    edit(added.document);
    choose(added.widgetId);
    announce(text('announce.added', placed(added.document, added.widgetId)));
    goToControl(fieldId([firstField(type)]));
    onAdd();
  };

const createMove =
  ({ document, edit, announce, text, placed, focusOnRow }: StepContext): WidgetSteps['move'] =>
  (id, to) => {
    const moved = moveWidget(document, id, to);
    if (moved === document)
      return announce(text('announce.atEdge', { name: placed(document, id).name }));
    edit(moved);
    announce(text('announce.moved', placed(moved, id)));
    // Moved in the list, a row loses its focus.
    if (window.document.activeElement?.closest('[data-row]')) focusOnRow(id);
  };

const createDuplicate =
  ({
    document,
    edit,
    choose,
    announce,
    text,
    placed,
    focusOnRow,
  }: StepContext): WidgetSteps['duplicate'] =>
  (id) => {
    const copied = duplicateWidget(document, id);
    edit(copied.document);
    choose(copied.widgetId);
    announce(text('announce.copied', placed(copied.document, copied.widgetId)));
    focusOnRow(copied.widgetId);
  };

const createRemove =
  ({
    document,
    edit,
    choose,
    announce,
    text,
    placed,
    focusOnRow,
  }: StepContext): WidgetSteps['remove'] =>
  (id) => {
    const before = widgetsOf(document);
    const at = before.findIndex((widget) => widget.id === id);
    const removed = removeWidget(document, id);
    const next = widgetsOf(removed)[Math.min(at, before.length - 2)];
    edit(removed);
    choose(next?.id);
    announce(text('announce.removed', { name: placed(document, id).name }));
    if (next) focusOnRow(next.id);
  };

const nothing = (): void => undefined;
const noSteps: WidgetSteps = { add: nothing, move: nothing, duplicate: nothing, remove: nothing };

/** The steps on the open page; without one they have no effect. */
export function createWidgetSteps({ document, ...options }: WidgetStepsOptions): WidgetSteps {
  if (!document) return noSteps;
  const context: StepContext = { ...options, document, placed: createPlaced(options.nameOf) };
  return {
    add: createAdd(context),
    move: createMove(context),
    duplicate: createDuplicate(context),
    remove: createRemove(context),
  };
}
