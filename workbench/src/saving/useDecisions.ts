import type { ContentKind, ContentRef } from '@solvik/content-schema/editing';
import { isDirty } from '../document/editHistory.ts';
import { type Decide, useDecisionLock } from './useDecisionLock.ts';
import { type DecisionResultOptions, useDecisionResult } from './useDecisionResult.ts';

interface DecisionsOptions<K extends ContentKind> extends DecisionResultOptions<K> {
  readonly onChange: () => void;
  /** Resolves to the revision of the edited document; undefined when it could not be saved. */
  readonly save: () => Promise<number | undefined>;
  /** The same; undefined also where another editor's work was merged. */
  readonly saveSeen: () => Promise<number | undefined>;
  /** Rebases what is unsaved onto the newest revision. */
  readonly renew: (requested: ContentRef<K>) => Promise<boolean>;
}

interface DecisionContext<K extends ContentKind> extends DecisionsOptions<K> {
  readonly decide: Decide<K>;
  readonly result: ReturnType<typeof useDecisionResult<K>>;
  /** The revision that the editor knows as published. */
  readonly over: number | null;
}

const createPublish =
  <K extends ContentKind>({ api, saveSeen, decide, result, over }: DecisionContext<K>) =>
  () =>
    decide('publishing', async (requested) => {
      const revision = await saveSeen();
      if (revision === undefined) return;
      result.conclude(requested, {
        answer: await api.publish(requested, { revision, over }),
        done: { kind: 'published' },
        during: 'publishing',
      });
    });

function createSchedule<K extends ContentKind>({
  api,
  saveSeen,
  decide,
  result,
}: DecisionContext<K>) {
  return {
    /** @param at ISO 8601 */
    schedule: async (at: string) =>
      (await decide('deciding', async (requested) => {
        const revision = await saveSeen();
        return (
          revision !== undefined &&
          result.conclude(requested, {
            answer: await api.schedule(requested, { revision, at }),
            done: { kind: 'scheduled' },
            during: 'deciding',
          })
        );
      })) ?? false,
    unschedule: () =>
      decide('deciding', async (requested) =>
        result.conclude(requested, {
          answer: await api.unschedule(requested),
          done: { kind: 'unscheduled' },
          during: 'deciding',
        }),
      ),
  };
}

/** What is unsaved is stored as a separate revision first. */
const createRollBack =
  <K extends ContentKind>(context: DecisionContext<K>) =>
  (revision: number) => {
    const { api, store, save, renew, decide, result, over } = context;
    return decide('publishing', async (requested) => {
      const { editing } = store.live.current;
      const isKept = editing !== undefined && isDirty(editing);
      const saved = isKept ? await save() : undefined;
      if (isKept && saved === undefined) return;
      const done = {
        kind: 'rolled-back',
        revision,
        ...(saved !== undefined && { kept: saved }),
      } as const;
      const response = await api.rollBack(requested, { revision, over });
      if (response.kind === 'refused' && response.findings)
        return result.reportFaulty(requested, { ...done, findings: response.findings });
      const isDone = result.conclude(requested, { answer: response, done, during: 'publishing' });
      if (isDone && (await renew(requested))) result.note(done);
    });
  };

/** The decisions about an open page or menu: each saves first, and reports its result. */
export function useDecisions<K extends ContentKind>(options: DecisionsOptions<K>) {
  const { store, onChange } = options;
  const context: DecisionContext<K> = {
    ...options,
    decide: useDecisionLock(store, onChange),
    result: useDecisionResult(options),
    over: store.state.summary?.published?.revision ?? null,
  };
  return {
    publish: createPublish(context),
    ...createSchedule(context),
    rollBack: createRollBack(context),
  };
}
