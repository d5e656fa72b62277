import type { WidgetType } from '@solvik/content-schema';
import type { PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { useEffect, useState } from 'react';
import { addWidget, duplicateWidget, moveWidget, removeWidget, widgetsOf } from './editDocument.ts';
import { fieldId } from './fields/fieldContext.ts';
import { focusRow } from './focusRow.ts';
import { firstField } from './firstField.ts';
import type { WorkbenchText } from './workbenchText.ts';

interface WidgetStepsOptions {
  readonly document: PageDocument | undefined;
  readonly edit: (document: PageDocument) => void;
  readonly text: WorkbenchText;
  readonly nameOf: (widget: StoredWidget) => string;
  readonly widgetId: string | undefined;
  readonly choose: (widgetId: string | undefined) => void;
  /** Shows a control of the form, and puts the focus there. */
  readonly goToControl: (controlId: string) => void;
  readonly announce: (words: string) => void;
}

/**
 * Actions on the widgets of a page: each is announced, and the focus moves to where work continues.
 */
export function useWidgetSteps({
  document,
  edit,
  text,
  nameOf,
  widgetId,
  choose,
  goToControl,
  announce,
}: WidgetStepsOptions) {
  const [row, setRow] = useState<{ readonly id: string }>();
  // The row is in its new position once the list has been rendered.
  useEffect(() => {
    if (row) focusRow(window.document, row.id);
  }, [row]);

  const placed = (
    next: PageDocument,
    id: string,
  ): { readonly name: string; readonly place: number; readonly count: number } => {
    const widgets = widgetsOf(next);
    const at = widgets.findIndex((widget) => widget.id === id);
    const widget = widgets[at];
    return { name: widget ? nameOf(widget) : '', place: at + 1, count: widgets.length };
  };
  const nameIn = (page: PageDocument, id: string): string => placed(page, id).name;

  return {
    add: (type: WidgetType, fields?: StoredWidget['fields']): void => {
      if (!document) return;
      const added = addWidget(document, { type, afterId: widgetId, fields });
      edit(added.document);
      choose(added.widgetId);
      announce(text('announce.added', placed(added.document, added.widgetId)));
      goToControl(fieldId([firstField(type)]));
    },
    /** A step beyond the end of its row is announced, and not taken. */
    move: (id: string, to: number): void => {
      if (!document) return;
      const moved = moveWidget(document, id, to);
      if (moved === document)
        return announce(text('announce.atEdge', { name: nameIn(document, id) }));
      edit(moved);
      announce(text('announce.moved', placed(moved, id)));
      // Moved in the list, a row loses its focus.
      if (window.document.activeElement?.closest('[data-row]')) setRow({ id });
    },
    duplicate: (id: string): void => {
      if (!document) return;
      const copied = duplicateWidget(document, id);
      edit(copied.document);
      choose(copied.widgetId);
      announce(text('announce.copied', placed(copied.document, copied.widgetId)));
      setRow({ id: copied.widgetId });
    },
    /** The next one is chosen then, or the last. */
    remove: (id: string): void => {
      if (!document) return;
      const before = widgetsOf(document);
      const at = before.findIndex((widget) => widget.id === id);
      const removed = removeWidget(document, id);
      const next = widgetsOf(removed)[Math.min(at, before.length - 2)];
      edit(removed);
      choose(next?.id);
      announce(text('announce.removed', { name: nameIn(document, id) }));
      if (next) setRow({ id: next.id });
    },
  };
}
