import { checkDocument, checkMenu, type ContentKind, type ContentRef, type DeskFinding, type DeskRefusal, type DeskRefusalCode, type DocumentByKind, type Revision, type SummaryByKind } from '@solvik/content-schema';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type Editing, type EditingAction, isDirty, reduceEditing } from './editing.ts';
import { keepStanding } from './lint/keepStanding.ts';
import { toldBy } from './toldBy.ts';
import type { SignedOut, Unreachable, WorkbenchApi } from './workbenchApi.ts';

/** What came of the last thing asked of the desk; said until the next one. */
export type DeskSaid<K extends ContentKind = ContentKind> =
  | { readonly kind: 'saving' | 'unreachable' | 'signed-out' | 'published' | 'overtaken' | 'scheduled' | 'unscheduled' | 'retired' }
  | { readonly kind: 'refused'; readonly code: DeskRefusalCode; readonly findings?: readonly DeskFinding[] }
  | { readonly kind: 'rolled-back'; readonly revision: number }
  /** Somebody saved meanwhile; this is theirs. */
  | { readonly kind: 'conflict'; readonly newest: Revision<K> };

const heartbeat = 10_000;
const checks = { page: (document: unknown) => checkDocument(document, { now: Date.now() }), menu: checkMenu } as const;

const said = (answer: DeskRefusal | SignedOut | Unreachable): DeskSaid => (answer.kind === 'refused' ? answer : { kind: answer.kind });

/** One page or menu under edit: its document with undoing, saving that overwrites nobody, what is decided of it, and what there is to say of it. */
export function useDocument<K extends ContentKind>(api: WorkbenchApi, { kind, key, onChange }: { readonly kind: K; readonly key: string | undefined; readonly onChange: () => void }) {
  type Document = DocumentByKind[K];
  const [editing, dispatch] = useReducer(reduceEditing as (state: Editing<Document> | undefined, action: EditingAction<Document>) => Editing<Document> | undefined, undefined);
  const [summary, setSummary] = useState<SummaryByKind[K]>();
  /** What the desk said last, and of what. */
  const [desk, setDesk] = useState<{ readonly findings: readonly DeskFinding[]; readonly of: Document }>();
  const [last, setSaid] = useState<DeskSaid<K>>();
  const content = useMemo((): ContentRef<K> | undefined => (key === undefined ? undefined : { kind, key }), [kind, key]);

  // Answers come in any order: what another page was asked for is not this one's.
  const current = useRef(content);

  const open = useCallback(
    async (wanted: ContentRef<K>) => {
      const answer = await api.read(wanted);
      if (current.current !== wanted) return undefined;
      if (answer.kind !== 'found') return setSaid(said(answer) as DeskSaid<K>);
      dispatch({ kind: 'open', document: answer.revision.document, revision: answer.revision.number });
      setSummary(answer.summary);
      setDesk({ findings: answer.findings, of: answer.revision.document });
      return setSaid(undefined);
    },
    [api],
  );
  useEffect(() => {
    current.current = content;
    dispatch({ kind: 'close' });
    setSummary(undefined);
    setDesk(undefined);
    if (!content) return undefined;
    void open(content);
    const stay = () => void api.stay(content);
    stay();
    const beat = setInterval(stay, heartbeat);
    return () => {
      clearInterval(beat);
      void api.leave(content);
    };
  }, [api, content, open]);

  const document = editing?.document;
  const findings = useMemo(() => (document ? toldBy(checks[kind](document).findings, desk ? keepStanding(desk.findings, desk.of, document) : []) : []), [kind, document, desk]);

  /** Asks what the shop has to say of what is written now, without keeping it; nothing comes of it when the desk cannot be reached. */
  const check = async (): Promise<void> => {
    if (!content || !document || desk?.of === document) return;
    const answer = await api.check(content, document);
    if (current.current === content && answer.kind === 'checked') setDesk({ findings: answer.findings, of: document });
  };

  const save = async (basedOn?: number): Promise<number | undefined> => {
    if (!editing || !content) return undefined;
    setSaid({ kind: 'saving' });
    const sent = editing.document;
    const answer = await api.save(content, { basedOn: basedOn ?? editing.revision, document: sent });
    if (current.current !== content) return undefined;
    if (answer.kind === 'saved') {
      dispatch({ kind: 'saved', document: sent, revision: answer.revision.number });
      setSummary(answer.summary);
      setDesk({ findings: answer.findings, of: sent });
      setSaid(undefined);
      onChange();
      return answer.revision.number;
    }
    setSaid(answer.kind === 'conflict' ? { kind: 'conflict', newest: answer.newest } : (said(answer) as DeskSaid<K>));
    return undefined;
  };

  /** Asks the desk to decide something of the newest revision, which is saved before. */
  type Decision = Awaited<ReturnType<typeof api.publish<K>>>;
  const decide = async (done: DeskSaid<K>, ask: (asked: ContentRef<K>) => Promise<Decision>): Promise<boolean> => {
    if (!content) return false;
    const answer = await ask(content);
    if (current.current !== content) return false;
    if (answer.kind === 'done' || answer.kind === 'overtaken') setSummary(answer.summary);
    if (answer.kind === 'refused' && answer.findings && editing) setDesk({ findings: answer.findings, of: editing.document });
    setSaid(answer.kind === 'done' ? done : answer.kind === 'overtaken' ? { kind: 'overtaken' } : (said(answer) as DeskSaid<K>));
    onChange();
    return answer.kind === 'done';
  };
  const savedRevision = async (): Promise<number | undefined> => (editing && isDirty(editing) ? save() : editing?.revision);
  const over = summary?.published?.revision ?? null;

  return {
    content,
    editing,
    summary,
    findings,
    check,
    said: last,
    isUnsaved: editing !== undefined && isDirty(editing),
    edit: (next: Document, about?: string) => dispatch({ kind: 'edit', document: next, ...(about !== undefined && { about }) }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    /** Whether the desk took it. */
    save: async () => (await save()) !== undefined,
    publish: async () => {
      const revision = await savedRevision();
      if (revision !== undefined) await decide({ kind: 'published' }, (asked) => api.publish(asked, { revision, over }));
    },
    /** @param at ISO 8601 */
    schedule: async (at: string) => {
      const revision = await savedRevision();
      return revision !== undefined && decide({ kind: 'scheduled' }, (asked) => api.schedule(asked, { revision, at }));
    },
    unschedule: () => decide({ kind: 'unscheduled' }, (asked) => api.unschedule(asked)),
    rollBack: async (revision: number) => {
      const isDone = await decide({ kind: 'rolled-back', revision }, (asked) => api.rollBack(asked, { revision, over }));
      if (!isDone || !content) return;
      await open(content);
      setSaid({ kind: 'rolled-back', revision });
    },
    /** Anew from the desk, with what came of something that was done to it elsewhere. */
    reopen: async (why: DeskSaid<K>) => {
      if (content) await open(content);
      setSaid(why);
    },
    /** After a conflict: mine becomes the next revision after theirs, or theirs takes the place of mine, which undoing brings back. */
    keepMine: async () => last?.kind === 'conflict' && void (await save(last.newest.number)),
    takeTheirs: () => {
      if (last?.kind !== 'conflict') return;
      dispatch({ kind: 'edit', document: last.newest.document });
      dispatch({ kind: 'saved', document: last.newest.document, revision: last.newest.number });
      setSaid(undefined);
    },
  };
}

export type OpenDocument<K extends ContentKind> = ReturnType<typeof useDocument<K>>;
export type OpenPage = OpenDocument<'page'>;
export type OpenMenu = OpenDocument<'menu'>;
