import {
  type ContentKind,
  type ContentRef,
  type EditorSession,
  findDenial,
} from '@solvik/content-schema/editing';
import { type OpenMenu, type OpenPage, useDocument } from '../useDocument.ts';
import type { WorkbenchApi } from '../workbenchApi.ts';

interface DocumentsOptions {
  readonly api: WorkbenchApi;
  readonly session: EditorSession | undefined;
  readonly chosen: ContentRef | undefined;
  readonly onChange: () => void;
}

interface Documents {
  readonly page: OpenPage;
  readonly menu: OpenMenu;
  /** The open one of the two. */
  readonly open: OpenPage | OpenMenu;
}

/** The chosen page or menu, editable if this editor may change it. */
export function useDocuments({ api, session, chosen, onChange }: DocumentsOptions): Documents {
  const mayEdit =
    session !== undefined &&
    chosen !== undefined &&
    findDenial(session.editor, 'save', chosen) === undefined;
  const optionsOf = <K extends ContentKind>(kind: K) => ({
    kind,
    key: chosen?.kind === kind ? chosen.key : undefined,
    onChange,
    mayEdit,
  });
  const page = useDocument(api, optionsOf('page'));
  const menu = useDocument(api, optionsOf('menu'));
  return { page, menu, open: chosen?.kind === 'menu' ? menu : page };
}
