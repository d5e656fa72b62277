import type { ContentRef, DocumentByKind } from '@solvik/content-schema/editing';
import { useState } from 'react';
import type { WorkbenchRoute } from '../route/workbenchRoute.ts';
import type { OpenMenu, OpenPage } from '../document/useDocument.ts';
import type { WorkbenchApi } from '../content-service/workbenchApi.ts';

type How = 'push' | 'replace';

interface SavedOnLeaveDocument {
  readonly content: ContentRef;
  readonly name: string;
  readonly revision: number;
  /** The document before; absent when the save cannot be undone alone. */
  readonly before?: DocumentByKind[ContentRef['kind']];
}

export interface Leaving {
  /** What was saved because its page was left, until something else is done. */
  readonly left:
    | (SavedOnLeaveDocument & { readonly outcome?: 'undone' | 'not-undone' })
    | undefined;
  readonly undoSavedOnLeave: () => Promise<void>;
  readonly dismissSavedOnLeave: () => void;
  /** The destination when what is open could not be saved. */
  readonly stuck: WorkbenchRoute | undefined;
  /** Leaves all the same: what is unsaved waits in this tab. */
  readonly leaveAnyway: () => void;
  /** Saves what is open, and leaves; false when it could not be saved. */
  readonly leave: (where: WorkbenchRoute, how: How) => Promise<boolean>;
}

interface LeavingOptions {
  readonly open: OpenPage | OpenMenu;
  readonly enter: (where: WorkbenchRoute, how: How) => void;
  readonly nameOf: (content: ContentRef) => string;
  readonly onChange: () => void;
}

const isSameContent = (a: ContentRef | undefined, b: ContentRef | undefined): boolean =>
  a?.kind === b?.kind && a?.key === b?.key;

/**
 * Navigation from one page to another: nothing of the first is lost, and what was saved on the way
 * is reported where it can be undone.
 */
export function useLeaving(
  api: Pick<WorkbenchApi, 'save'>,
  { open, enter, nameOf, onChange }: LeavingOptions,
): Leaving {
  const [left, setLeft] = useState<Leaving['left']>();
  const [stuck, setStuck] = useState<WorkbenchRoute>();
  const { content } = open;
  return {
    left,
    dismissSavedOnLeave: () => setLeft(undefined),
    undoSavedOnLeave: async () => {
      if (!left?.before) return;
      // A draft like the one before: what was written stays in the history.
      const response = await api.save(left.content, {
        basedOn: left.revision,
        document: left.before,
      });
      const { before: _taken, ...rest } = left;
      setLeft({ ...rest, outcome: response.kind === 'saved' ? 'undone' : 'not-undone' });
      onChange();
    },
    stuck,
    leaveAnyway: () => {
      if (!stuck) return;
      setStuck(undefined);
      setLeft(undefined);
      enter(stuck, 'push');
    },
    leave: async (where, how) => {
      if (isSameContent(where.content, content)) {
        enter(where, 'replace');
        return true;
      }
      const name = content && nameOf(content);
      const settled = await open.settle();
      if (settled.kind === 'stuck') {
        setStuck(where);
        return false;
      }
      enter(where, how);
      setStuck(undefined);
      setLeft(
        settled.kind === 'kept' && content && name !== undefined
          ? {
              content,
              name,
              revision: settled.revision,
              ...(settled.before && { before: settled.before }),
            }
          : undefined,
      );
      return true;
    },
  };
}
