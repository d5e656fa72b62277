import type {
  ContentKind,
  ContentRef,
  DocumentByKind,
  Found,
  Revision,
  SummaryByKind,
} from '@solvik/content-schema/editing';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Editing, type EditingAction, isDirty, reduceEditing } from './editing.ts';
import { useDeskFindings } from './lint/useDeskFindings.ts';
import { createQueue } from './saving/createQueue.ts';
import { type DeskSaid, type Doing, sayFailure, type Settled } from './saving/deskSaid.ts';
import { dropDraft, heldDraft, holdDraft } from './saving/heldDraft.ts';
import { mergeDocuments, type Winner } from './saving/mergeDocuments.ts';
import { useDecisions } from './saving/useDecisions.ts';
import { usePresence } from './saving/usePresence.ts';
import type { WorkbenchApi } from './workbenchApi.ts';

interface DocumentOptions<K extends ContentKind> {
  readonly kind: K;
  readonly key: string | undefined;
  /** The desk has something else to tell than before, or could not be reached. */
  readonly onChange: () => void;
  /** Whether the editor may change it at all; nothing is written where they may not. */
  readonly mayEdit?: boolean;
}

/**
 * One page or menu under edit: its document with undoing, saving that overwrites nobody, what is decided of it, and what
 * there is to say of it. Saves wait for one another, and what is typed meanwhile is what is looked at next.
 */
export function useDocument<K extends ContentKind>(
  api: WorkbenchApi,
  { kind, key, onChange, mayEdit = true }: DocumentOptions<K>,
) {
  type Document = DocumentByKind[K];
  const [editing, show] = useState<Editing<Document>>();
  const [summary, setSummary] = useState<SummaryByKind[K]>();
  const [last, setSaid] = useState<DeskSaid<K>>();
  const [doing, setDoing] = useState<Doing>();
  const [inOrder] = useState(createQueue);
  const { findings, askedOf, saidOf, hear, hearErrors, forget } = useDeskFindings(
    kind,
    editing?.document,
  );
  const content = useMemo(
    (): ContentRef<K> | undefined => (key === undefined ? undefined : { kind, key }),
    [kind, key],
  );

  // Answers come in any order: what another page was asked for is not this one's.
  const current = useRef(content);
  // What stands on the screen now, for whoever waited for an answer while it was typed on.
  const live = useRef<Editing<Document>>(undefined);
  const dispatch = useCallback((action: EditingAction<Document>) => {
    live.current = reduceEditing(live.current, action);
    if (current.current && live.current && action.kind !== 'open')
      holdDraft(current.current, live.current);
    show(live.current);
  }, []);
  const say = useCallback(
    (what: DeskSaid | undefined) => setSaid(what as DeskSaid<K> | undefined),
    [],
  );
  const hasBrought = useRef(false);
  const heard = useRef(onChange);
  useEffect(() => {
    heard.current = onChange;
  });
  const tellChange = useCallback(() => heard.current(), []);

  /** What is newer at the desk becomes what is built upon. False when both changed the same and nobody said whose word holds. */
  const takeIn = useCallback(
    (newest: Revision<K>, winner?: Winner): boolean => {
      const held = live.current;
      if (!held) return false;
      const theirs = newest.document;
      const upon = (mine: Document, whose?: Winner) =>
        mergeDocuments({ base: held.saved, mine, theirs }, whose);
      if (winner === undefined && upon(held.document).clashes > 0) {
        say({ kind: 'conflict', newest });
        return false;
      }
      dispatch({
        kind: 'rebase',
        saved: theirs,
        revision: newest.number,
        upon: (step) => upon(step).document,
        ...(winner === 'theirs' && { chosen: upon(held.document, 'theirs').document }),
      });
      return true;
    },
    [dispatch, say],
  );

  const showFirst = useCallback(
    (answer: Found<K>) => {
      const { document, number } = answer.revision;
      const held = current.current && heldDraft(current.current);
      setSummary(answer.summary);
      hear(answer.findings, document);
      dispatch(
        held
          ? { kind: 'open', document: held.saved, revision: held.revision }
          : { kind: 'open', document, revision: number },
      );
      if (!held) return say(undefined);
      say({ kind: 'restored' });
      dispatch({ kind: 'edit', document: held.document });
      if (held.revision !== number) takeIn(answer.revision);
    },
    [dispatch, hear, say, takeIn],
  );

  const open = useCallback(
    async (wanted: ContentRef<K>) => {
      const answer = await api.read(wanted);
      if (current.current !== wanted) return undefined;
      if (answer.kind === 'found') return showFirst(answer);
      if (answer.kind !== 'refused') tellChange();
      return say(sayFailure(answer, 'reading'));
    },
    [api, showFirst, say, tellChange],
  );

  const { here, look } = usePresence(api, content, tellChange);

  useEffect(() => {
    current.current = content;
    dispatch({ kind: 'close' });
    setSummary(undefined);
    forget();
    if (content) void open(content);
  }, [content, open, dispatch, forget]);

  const document = editing?.document;

  /** Asks what the shop has to say of what is written now, without keeping it; nothing comes of it when the desk cannot be reached. */
  const check = async (): Promise<void> => {
    if (!content || !document || askedOf === document) return;
    const answer = await api.check(content, document);
    if (current.current === content && answer.kind === 'checked') hear(answer.findings, document);
  };

  /** Until the desk has what stands on the screen, with what others saved meanwhile brought in; undefined when it could not be. */
  const saveOnce = async (asked: ContentRef<K>): Promise<number | undefined> => {
    let brought: Revision<K> | undefined;
    for (;;) {
      const held = live.current;
      if (!held || current.current !== asked) return undefined;
      if (!isDirty(held)) {
        if (brought) say({ kind: 'merged', newest: brought });
        return held.revision;
      }
      const sent = held.document;
      const answer = await api.save(asked, { basedOn: held.revision, document: sent });
      if (current.current !== asked) return undefined;
      if (answer.kind === 'conflict') {
        // What is built upon already, and refused all the same, is for somebody to look at: asking on would never end.
        if (answer.newest.number <= held.revision) {
          say({ kind: 'conflict', newest: answer.newest });
          return undefined;
        }
        if (!takeIn(answer.newest)) return undefined;
        brought = answer.newest;
        hasBrought.current = true;
        continue;
      }
      if (answer.kind !== 'saved') {
        say(sayFailure(answer, 'saving'));
        return undefined;
      }
      dispatch({ kind: 'saved', document: sent, revision: answer.revision.number });
      setSummary(answer.summary);
      hear(answer.findings, sent);
      say(brought && { kind: 'merged', newest: brought });
      return answer.revision.number;
    }
  };
  const save = (): Promise<number | undefined> =>
    inOrder(async () => {
      const asked = current.current;
      if (!asked) return undefined;
      setDoing((already) => already ?? 'saving');
      const revision = await saveOnce(asked);
      setDoing((now) => (now === 'saving' ? undefined : now));
      tellChange();
      return revision;
    });

  /** Saves until nothing is unsaved, however long somebody types. */
  const settle = async (): Promise<Settled<Document>> => {
    const { saved: before, revision: from } = live.current ?? {};
    hasBrought.current = false;
    let revision = await save();
    while (revision !== undefined && live.current && isDirty(live.current)) revision = await save();
    if (revision === undefined) return live.current ? { kind: 'stuck' } : { kind: 'clean' };
    return before === undefined || revision === from
      ? { kind: 'clean' }
      : { kind: 'kept', revision, ...(!hasBrought.current && { before }) };
  };

  /** What the desk has now, under what is not saved here. */
  const renew = async (asked: ContentRef<K>, winner?: Winner): Promise<boolean> => {
    const answer = await api.read(asked);
    if (current.current !== asked) return false;
    if (answer.kind !== 'found') {
      say(sayFailure(answer, 'reading'));
      return false;
    }
    if (!takeIn(answer.revision, winner)) return false;
    setSummary(answer.summary);
    hear(answer.findings, answer.revision.document);
    return true;
  };
  /** As `save`; undefined, too, where it brought in what somebody else had saved: nobody decides of what they have not seen. */
  const saveSeen = async (): Promise<number | undefined> => {
    hasBrought.current = false;
    const revision = await save();
    if (!hasBrought.current) return revision;
    setSaid((before) => (before?.kind === 'merged' ? { ...before, isHeld: true } : before));
    return undefined;
  };
  const decisions = useDecisions<K>(api, {
    current,
    live,
    summary,
    setSummary,
    setDoing,
    say,
    hearErrors,
    tellChange,
    save,
    saveSeen,
    renew,
  });

  return {
    content,
    editing,
    summary,
    findings,
    saidOf,
    check,
    here,
    look,
    /** What the desk could not be reached for is asked again, but for decisions: they are made anew. */
    again: async () => {
      if (last?.kind !== 'unreachable' && last?.kind !== 'signed-out') return;
      if (last.during === 'saving') await save();
      else if (last.during === 'reading' && content)
        await (live.current ? renew(content) : open(content));
      else if (last.kind === 'signed-out') say(undefined);
    },
    doing,
    said: last,
    hush: () => say(undefined),
    mayEdit,
    isUnsaved: editing !== undefined && isDirty(editing),
    edit: (next: Document, about?: string) =>
      mayEdit && dispatch({ kind: 'edit', document: next, ...(about !== undefined && { about }) }),
    undo: () => {
      if (last?.kind === 'mending') say(undefined);
      dispatch({ kind: 'undo' });
    },
    redo: () => dispatch({ kind: 'redo' }),
    /** Whether the desk took it. */
    save: async () => (await save()) !== undefined,
    settle,
    ...decisions,
    /** An older revision that cannot be published becomes what is edited, so that it can be mended; undoing brings back what was. */
    mend: async () => {
      if (last?.kind !== 'faulty' || !content || !mayEdit) return;
      const { revision, findings: faults } = last;
      dispatch({ kind: 'edit', document: revision.document });
      hear(faults, revision.document);
      say({ kind: 'mending', revision: revision.number });
      const answer = await api.check(content, revision.document);
      if (current.current === content && answer.kind === 'checked')
        hear(answer.findings, revision.document);
    },
    /** Anew from the desk, with what came of something that was done to it elsewhere. */
    reopen: async (why: DeskSaid<K>) => {
      if (content) await renew(content);
      say(why);
    },
    /** What somebody else saved, with mine upon it. */
    fetchTheirs: () =>
      inOrder(async () => {
        const asked = current.current;
        if (asked && (await renew(asked))) say({ kind: 'fetched' });
      }),
    /** After a conflict: mine becomes the next revision after theirs. Only of what both changed: the rest is both. */
    keepMine: async () => {
      if (last?.kind === 'conflict' && (await inOrder(async () => takeIn(last.newest, 'mine'))))
        await save();
    },
    /** After a conflict: theirs takes the place of mine, which undoing brings back. */
    takeTheirs: () =>
      inOrder(async () => {
        if (last?.kind === 'conflict' && takeIn(last.newest, 'theirs')) say(undefined);
      }),
    /** Throws away what is not saved; undoing brings it back. */
    dropUnsaved: () => {
      if (!live.current || !content) return;
      dispatch({ kind: 'edit', document: live.current.saved });
      dropDraft(content);
      say(undefined);
    },
  };
}

export type OpenDocument<K extends ContentKind> = ReturnType<typeof useDocument<K>>;
export type OpenPage = OpenDocument<'page'>;
export type OpenMenu = OpenDocument<'menu'>;
