import { checkDocument, type DeskFinding, type PageDocument, type PageSummary, type Revision } from '@solvik/content-schema';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { type EditingAction, isDirty, reduceEditing } from './editing.ts';
import type { WorkbenchApi } from './workbenchApi.ts';

/** What came of the last thing asked of the desk; said until the next one. */
export type DeskSaid =
  | { readonly kind: 'saving' | 'unreachable' | 'signed-out' | 'published' | 'overtaken' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'rolled-back'; readonly revision: number }
  /** Somebody saved meanwhile; this is theirs. */
  | { readonly kind: 'conflict'; readonly newest: Revision<'page'> };

const rank = { error: 0, warning: 1, hint: 2 } as const;
const heartbeat = 10_000;

/** One page under edit: its document with undoing, saving that overwrites nobody, publishing, and what there is to say of it. */
export function usePage(api: WorkbenchApi, { key, onChange }: { readonly key: string | undefined; readonly onChange: () => void }) {
  const [editing, dispatch] = useReducer(reduceEditing, undefined);
  const [summary, setSummary] = useState<PageSummary>();
  const [deskFindings, setDeskFindings] = useState<readonly DeskFinding[]>([]);
  const [said, setSaid] = useState<DeskSaid>();

  const open = useCallback(
    async (wanted: string) => {
      const answer = await api.read({ kind: 'page', key: wanted });
      if (answer.kind !== 'found') return setSaid(answer.kind === 'refused' ? { kind: 'refused', code: answer.code } : { kind: answer.kind });
      dispatch({ kind: 'open', document: answer.revision.document, revision: answer.revision.number });
      setSummary(answer.summary);
      setDeskFindings(answer.findings);
      setSaid(undefined);
    },
    [api],
  );
  useEffect(() => {
    if (key === undefined) return undefined;
    void open(key);
    const stay = () => void api.stay({ kind: 'page', key });
    stay();
    const beat = setInterval(stay, heartbeat);
    return () => {
      clearInterval(beat);
      void api.leave({ kind: 'page', key });
    };
  }, [api, key, open]);

  const document = editing?.document;
  const findings = useMemo(() => {
    if (!document) return [];
    // What the desk alone knows (addresses, targets) stands until it is asked again.
    const own = checkDocument(document).findings;
    const known = new Set(own.map(({ path, code }) => `${path} ${code}`));
    return [...own, ...deskFindings.filter(({ path, code }) => !known.has(`${path} ${code}`) && /^(alias|place|unknown-target)/.test(code))].toSorted((a, b) => rank[a.level] - rank[b.level]);
  }, [document, deskFindings]);

  const save = async (basedOn?: number): Promise<number | undefined> => {
    if (!editing || key === undefined) return undefined;
    setSaid({ kind: 'saving' });
    const sent = editing.document;
    const answer = await api.save({ kind: 'page', key }, { basedOn: basedOn ?? editing.revision, document: sent });
    if (answer.kind === 'saved') {
      dispatch({ kind: 'saved', document: sent, revision: answer.revision.number });
      setSummary(answer.summary);
      setDeskFindings(answer.findings);
      setSaid(undefined);
      onChange();
      return answer.revision.number;
    }
    if (answer.kind === 'conflict') setSaid({ kind: 'conflict', newest: answer.newest });
    else setSaid(answer.kind === 'refused' ? { kind: 'refused', code: answer.code } : { kind: answer.kind });
    return undefined;
  };

  const publish = async () => {
    if (!editing || key === undefined) return;
    const revision = isDirty(editing) ? await save() : editing.revision;
    if (revision === undefined) return;
    const answer = await api.publish({ kind: 'page', key }, { revision, over: summary?.published?.revision ?? null });
    if (answer.kind === 'done' || answer.kind === 'overtaken') setSummary(answer.summary);
    if (answer.kind === 'refused' && answer.findings) setDeskFindings(answer.findings);
    setSaid(answer.kind === 'done' ? { kind: 'published' } : answer.kind === 'refused' ? { kind: 'refused', code: answer.code } : { kind: answer.kind });
    onChange();
  };

  const rollBack = async (revision: number) => {
    if (key === undefined) return;
    const answer = await api.rollBack({ kind: 'page', key }, { revision, over: summary?.published?.revision ?? null });
    if (answer.kind === 'done') await open(key);
    setSaid(answer.kind === 'done' ? { kind: 'rolled-back', revision } : answer.kind === 'refused' ? { kind: 'refused', code: answer.code } : { kind: answer.kind });
    onChange();
  };

  return {
    editing,
    summary,
    findings,
    said,
    isUnsaved: editing !== undefined && isDirty(editing),
    edit: (next: PageDocument, about?: string) => dispatch({ kind: 'edit', document: next, ...(about !== undefined && { about }) } satisfies EditingAction),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    save: async () => void (await save()),
    publish,
    rollBack,
    /** After a conflict: mine becomes the next revision after theirs, or theirs takes the place of mine, which undoing brings back. */
    keepMine: async () => said?.kind === 'conflict' && void (await save(said.newest.number)),
    takeTheirs: () => {
      if (said?.kind !== 'conflict') return;
      dispatch({ kind: 'edit', document: said.newest.document });
      dispatch({ kind: 'saved', document: said.newest.document, revision: said.newest.number });
      setSaid(undefined);
    },
  };
}

export type OpenPage = ReturnType<typeof usePage>;
