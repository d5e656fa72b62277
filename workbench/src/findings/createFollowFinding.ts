import type { ContentRef, MenuDocument, PageDocument } from '@solvik/content-schema/editing';
import { findField } from './findField.ts';
import { findItem } from '../menus/findItem.ts';
import type { Selection } from '../workbenchState.ts';
import type { ViewEvent } from '../view/viewState.ts';

interface Edited<Document> {
  readonly editing: { readonly document: Document } | undefined;
}

interface FollowFindingOptions {
  readonly chosen: Pick<ContentRef, 'kind'> | undefined;
  readonly page: Edited<PageDocument>;
  readonly menu: Edited<MenuDocument>;
  readonly choosePart: (part: string | undefined) => void;
  readonly dispatch: (event: ViewEvent) => void;
}

/** From a finding to its widget or menu item, and to the control of its form. */
export const createFollowFinding =
  ({
    chosen,
    page,
    menu,
    choosePart,
    dispatch,
  }: FollowFindingOptions): Selection['followFinding'] =>
  (path) => {
    if (chosen?.kind === 'menu') {
      const found = menu.editing && findItem(path, menu.editing.document);
      choosePart(found?.itemKey);
      return dispatch({ kind: 'control-sought', control: found?.controlId });
    }
    const { containers = [] } = page.editing?.document ?? {};
    const { widgetId, controlId: control, language, market } = findField(path, containers);
    choosePart(widgetId);
    return dispatch({ kind: 'control-sought', control, language, market });
  };
