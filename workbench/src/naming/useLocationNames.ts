import type { ContentRef } from '@solvik/content-schema/editing';
import {
  type ContentLocation,
  describeLocation,
  describeMenuLocation,
} from './describeLocation.ts';
import type { OpenMenu, OpenPage } from '../document/useDocument.ts';
import type { ContentNames, WorkbenchWords } from '../workbenchState.ts';

interface LocationNamesOptions extends Pick<WorkbenchWords, 'text' | 'title' | 'locale'> {
  readonly page: OpenPage;
  /** Undefined where no page is open. */
  readonly pageName: string | undefined;
  readonly menu: OpenMenu;
  readonly chosen: ContentRef | undefined;
}

const nowhere: ContentLocation = { owner: '', field: '' };

/** Describes paths of findings in the open page or menu. */
export const useLocationNames =
  ({ page, pageName, menu, chosen, ...words }: LocationNamesOptions): ContentNames['locationOf'] =>
  (path) => {
    if (chosen?.kind === 'menu') {
      const { editing } = menu;
      return editing
        ? describeMenuLocation(path, { document: editing.document, ...words })
        : nowhere;
    }
    const document = page.editing?.document;
    return document && pageName !== undefined
      ? describeLocation(path, { document, pageName, ...words })
      : nowhere;
  };
