import type {
  ContentKind,
  ContentRef,
  DeskFinding,
  DocumentByKind,
  SummaryByKind,
} from '@solvik/content-schema/editing';
import { type RefObject, useRef } from 'react';
import { type Editing, isDirty } from '../editing.ts';
import type { WorkbenchApi } from '../workbenchApi.ts';
import { type DeskSaid, type Doing, sayFailure } from './deskSaid.ts';

/** The open document, as far as a decision asks for it and changes it. */
interface Decided<K extends ContentKind> {
  readonly current: RefObject<ContentRef<K> | undefined>;
  readonly live: RefObject<Editing<DocumentByKind[K]> | undefined>;
  readonly summary: SummaryByKind[K] | undefined;
  readonly setSummary: (summary: SummaryByKind[K]) => void;
  readonly setDoing: (doing: Doing | undefined) => void;
  readonly say: (what: DeskSaid) => void;
  readonly hearErrors: (errors: readonly DeskFinding[], of: DocumentByKind[K]) => void;
  readonly tellChange: () => void;
  /** The revision that holds what is on the screen; undefined when it could not be saved. */
  readonly save: () => Promise<number | undefined>;
  /** The same; undefined, too, where what somebody else saved meanwhile came along. */
  readonly saveSeen: () => Promise<number | undefined>;
  /** What the desk has now, under what is not saved here. */
  readonly renew: (asked: ContentRef<K>) => Promise<boolean>;
}

/** What can be decided of an open page or menu: each saves first, and tells what came of it. */
export function useDecisions<K extends ContentKind>(
  api: WorkbenchApi,
  {
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
  }: Decided<K>,
) {
  const isDecided = useRef(true);
  const over = summary?.published?.revision ?? null;

  /** One decision at a time: a second press while the first is on its way asks for the same. */
  const decide = async <T>(
    what: Doing,
    work: (asked: ContentRef<K>) => Promise<T>,
  ): Promise<T | undefined> => {
    const asked = current.current;
    if (!asked || !isDecided.current) return undefined;
    isDecided.current = false;
    setDoing(what);
    try {
      return await work(asked);
    } finally {
      isDecided.current = true;
      setDoing(undefined);
      tellChange();
    }
  };

  /** What came of a decision, told and shown. */
  type Decision = Awaited<ReturnType<typeof api.publish<K>>>;
  const conclude = (
    asked: ContentRef<K>,
    {
      answer,
      done,
      during,
    }: { readonly answer: Decision; readonly done: DeskSaid; readonly during: Doing },
  ): boolean => {
    if (current.current !== asked) return false;
    if (answer.kind === 'done' || answer.kind === 'overtaken') setSummary(answer.summary);
    if (answer.kind === 'refused' && answer.findings && live.current)
      hearErrors(answer.findings, live.current.saved);
    say(
      answer.kind === 'done'
        ? done
        : answer.kind === 'overtaken'
          ? { kind: 'overtaken' }
          : sayFailure(answer, during),
    );
    return answer.kind === 'done';
  };

  /** What is wrong with an older revision is told of that: nothing stands where it did in what is edited now. */
  const tellFaulty = async (
    asked: ContentRef<K>,
    {
      revision,
      kept,
      findings,
    }: {
      readonly revision: number;
      readonly kept?: number;
      readonly findings: readonly DeskFinding[];
    },
  ): Promise<void> => {
    const answer = await api.read(asked, revision);
    if (current.current !== asked) return;
    say(
      answer.kind === 'found'
        ? {
            kind: 'faulty',
            revision: answer.revision,
            findings,
            ...(kept !== undefined && { kept }),
          }
        : sayFailure(answer, 'publishing'),
    );
  };

  return {
    publish: () =>
      decide('publishing', async (asked) => {
        const revision = await saveSeen();
        if (revision === undefined) return;
        conclude(asked, {
          answer: await api.publish(asked, { revision, over }),
          done: { kind: 'published' },
          during: 'publishing',
        });
      }),
    /** @param at ISO 8601 */
    schedule: async (at: string) =>
      (await decide('deciding', async (asked) => {
        const revision = await saveSeen();
        return (
          revision !== undefined &&
          conclude(asked, {
            answer: await api.schedule(asked, { revision, at }),
            done: { kind: 'scheduled' },
            during: 'deciding',
          })
        );
      })) ?? false,
    unschedule: () =>
      decide('deciding', async (asked) =>
        conclude(asked, {
          answer: await api.unschedule(asked),
          done: { kind: 'unscheduled' },
          during: 'deciding',
        }),
      ),
    /** What is not saved is kept as a revision of its own first. */
    rollBack: (revision: number) =>
      decide('publishing', async (asked) => {
        const isKept = live.current !== undefined && isDirty(live.current);
        const kept = isKept ? await save() : undefined;
        if (isKept && kept === undefined) return;
        const done = {
          kind: 'rolled-back',
          revision,
          ...(kept !== undefined && { kept }),
        } as const;
        const answer = await api.rollBack(asked, { revision, over });
        if (answer.kind === 'refused' && answer.findings)
          return tellFaulty(asked, { ...done, findings: answer.findings });
        if (conclude(asked, { answer, done, during: 'publishing' }) && (await renew(asked)))
          say(done);
      }),
  };
}
