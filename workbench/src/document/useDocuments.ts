import {
  type ContentKind,
  type ContentRef,
  type EditorSession,
  findDenial,
} from '@solvik/content-schema/editing';
import { useDocument } from './useDocument.ts';
import type { WorkbenchApi } from '../content-service/workbenchApi.ts';
import type { OpenContent } from '../workbenchState.ts';

interface DocumentsOptions {
  readonly api: WorkbenchApi;
  readonly session: EditorSession | undefined;
  readonly chosen: ContentRef | undefined;
  readonly onChange: () => void;
}

/** The chosen page or menu, editable if this editor may change it. */
export function useDocuments({ api, session, chosen, onChange }: DocumentsOptions): OpenContent {
  const whyNot: OpenContent['whyNot'] = (action) =>
    session && chosen ? findDenial(session.editor, action, chosen) : undefined;
  const mayEdit = session !== undefined && chosen !== undefined && whyNot('save') === undefined;
  const optionsOf = <K extends ContentKind>(kind: K) => ({
    kind,
    key: chosen?.kind === kind ? chosen.key : undefined,
    onChange,
    mayEdit,
  });
  const page = useDocument(api, optionsOf('page'));
  const menu = useDocument(api, optionsOf('menu'));
  return { chosen, page, menu, open: chosen?.kind === 'menu' ? menu : page, mayEdit, whyNot };
}
