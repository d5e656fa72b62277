/**
 * Decisions of publishers: publishing, rolling back, schedules. One at a time in the whole shop.
 */
import type {
  ChangeResponse,
  ContentKind,
  ContentRef,
  ServiceFinding,
  ContentRefusalCode,
  Editor,
  PublishRequest,
  ScheduleRequest,
} from '@solvik/content-schema/editing';
import { lockContent } from '../writeContent.ts';
import { inTransaction, type Queries } from '../../database/database.ts';
import {
  clearedSchedule,
  lockState,
  readRevision,
  readSummary,
  type StateRow,
} from './contentRows.ts';
import { contentTag } from './contentEvents.ts';
import { findErrors, publishRevision, tagsOf } from './publishRevision.ts';
import type { ContentServiceRuntime } from './saveRevision.ts';

interface ContentDecision<K extends ContentKind> {
  readonly editor: Pick<Editor, 'name'>;
  readonly content: ContentRef<K>;
}

/** `unchanged`: the content was in the requested state already. */
type Outcome =
  | { readonly kind: 'done'; readonly tags: readonly string[] }
  | { readonly kind: 'unchanged' | 'superseded' }
  | {
      readonly kind: 'refused';
      readonly code: ContentRefusalCode;
      readonly findings?: readonly ServiceFinding[];
    };

/**
 * Runs a decision about a locked page or menu, publishes the event, and returns the new summary.
 */
export async function changeContentState<K extends ContentKind>(
  shop: ContentServiceRuntime,
  content: ContentRef<K>,
  work: (transaction: Queries, state: StateRow) => Promise<Outcome>,
): Promise<ChangeResponse<K>> {
  const outcome = await inTransaction(shop.database, async (transaction): Promise<Outcome> => {
    await lockContent(transaction);
    const state = await lockState(content, transaction);
    return state ? work(transaction, state) : { kind: 'refused', code: 'unknown' };
  });
  if (outcome.kind === 'refused') return outcome;
  if (outcome.kind === 'done') shop.events.emit([...outcome.tags, contentTag('changed', content)]);
  return {
    kind: outcome.kind === 'superseded' ? 'superseded' : 'done',
    summary: await readSummary(shop.database.handle, content, shop.clock()),
  };
}

/** Publishes a revision; an older one is published as a new revision. */
export async function publish<K extends ContentKind>(
  shop: ContentServiceRuntime,
  { editor, content }: ContentDecision<K>,
  { revision, over, isRollBack = false }: PublishRequest & { readonly isRollBack?: boolean },
): Promise<ChangeResponse<K>> {
  const index = await shop.catalogue.get();
  const at = new Date(shop.clock());
  return changeContentState(shop, content, async (transaction, state) => {
    if (state.published === revision) return { kind: 'unchanged' };
    if (state.published !== over) return { kind: 'superseded' };
    const found = await readRevision(transaction, content, revision);
    if (!found) return { kind: 'refused', code: 'no-such-revision' };
    const errors = await findErrors({ state, revision: found }, { queries: transaction, index });
    if (errors.length > 0) return { kind: 'refused', code: 'has-errors', findings: errors };
    await publishRevision(transaction, { state, revision: found, by: editor.name, at, isRollBack });
    return { kind: 'done', tags: tagsOf(content) };
  });
}

export async function schedule<K extends ContentKind>(
  shop: ContentServiceRuntime,
  { editor, content }: ContentDecision<K>,
  { revision, at }: ScheduleRequest,
): Promise<ChangeResponse<K>> {
  const index = await shop.catalogue.get();
  const date = new Date(at);
  if (!(date.getTime() > shop.clock())) return { kind: 'refused', code: 'moment-over' };
  return changeContentState(shop, content, async (transaction, state) => {
    const found = await readRevision(transaction, content, revision);
    if (!found) return { kind: 'refused', code: 'no-such-revision' };
    const errors = await findErrors({ state, revision: found }, { queries: transaction, index });
    if (errors.length > 0) return { kind: 'refused', code: 'has-errors', findings: errors };
    await transaction
      .updateTable('contentStates')
      .set({
        scheduled: revision,
        scheduledAt: date,
        scheduledBy: editor.name,
        failure: null,
      })
      .where('kind', '=', content.kind)
      .where('key', '=', content.key)
      .execute();
    return { kind: 'done', tags: [] };
  });
}

export const unschedule = <K extends ContentKind>(
  shop: ContentServiceRuntime,
  content: ContentRef<K>,
): Promise<ChangeResponse<K>> =>
  changeContentState(shop, content, async (transaction, state) => {
    if (state.scheduled === null) return { kind: 'refused', code: 'not-scheduled' };
    await transaction
      .updateTable('contentStates')
      .set(clearedSchedule)
      .where('kind', '=', content.kind)
      .where('key', '=', content.key)
      .execute();
    return { kind: 'done', tags: [] };
  });
