import type { ContentRef, StoredWidget } from '@solvik/content-schema/editing';
import { fieldId } from '../fields/fieldContext.ts';
import { firstField } from '../focus/firstField.ts';
import { focusRow } from '../focus/focusRow.ts';
import type { OpenMenu, OpenPage } from '../document/useDocument.ts';
import { useShortcuts } from './useShortcuts.ts';
import type { WorkbenchText } from '../workbenchText.ts';

interface HistoryStepsOptions {
  readonly open: OpenPage | OpenMenu;
  readonly text: WorkbenchText;
  readonly chosen: ContentRef | undefined;
  readonly widget: StoredWidget | undefined;
  /** The chosen widget's id or menu item's key. */
  readonly part: string | undefined;
  readonly announce: (message: string) => void;
  readonly seek: (control: string) => void;
}

/** Undo and redo, announced, and the keys for them and for saving. */
export function useHistorySteps({
  open,
  text,
  chosen,
  widget,
  part,
  announce,
  seek,
}: HistoryStepsOptions) {
  const undo = () => {
    if (!open.editing?.past.length) return;
    open.undo();
    announce(text('announce.undone'));
  };
  const redo = () => {
    if (!open.editing?.future.length) return;
    open.redo();
    announce(text('announce.redone'));
  };
  useShortcuts({
    undo,
    redo,
    save: () => void (open.mayEdit && open.save()),
    toFields: () =>
      seek(
        fieldId(
          chosen?.kind === 'menu' ? ['item', 'label'] : [widget ? firstField(widget.type) : 'name'],
        ),
      ),
    toList: () => void focusRow(window.document, part ?? chosen?.key ?? ''),
  });
  return { undo, redo };
}
