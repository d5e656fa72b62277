/** What publishers decide: publishing, rolling back, schedules. One at a time over the whole shop. */
import type {
  ChangeAnswer,
  ContentKind,
  ContentRef,
  DeskFinding,
  DeskRefusalCode,
  Editor,
  PublishRequest,
  ScheduleRequest,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { lockContent } from '../../catalogue/writing/writeContent.ts';
import { inTransaction, type Queries, run } from '../../database/database.ts';
import { lockState, readRevision, readSummary, type StateRow } from './contentRows.ts';
import { deskTag } from './deskEvents.ts';
import { findErrors, publishRevision, tagsOf } from './publishRevision.ts';
import type { DeskShop } from './saveRevision.ts';

interface Deciding<K extends ContentKind> {
  readonly editor: Pick<Editor, 'name'>;
  readonly content: ContentRef<K>;
}

/** `unchanged`: it was so already. */
type Outcome =
  | { readonly kind: 'done'; readonly tags: readonly string[] }
  | { readonly kind: 'unchanged' | 'overtaken' }
  | {
      readonly kind: 'refused';
      readonly code: DeskRefusalCode;
      readonly findings?: readonly DeskFinding[];
    };

/** Runs a decision about a locked page or menu, tells everybody of it, and answers with what it is now. */
export async function decide<K extends ContentKind>(
  shop: DeskShop,
  content: ContentRef<K>,
  work: (transaction: Queries, state: StateRow) => Promise<Outcome>,
): Promise<ChangeAnswer<K>> {
  const outcome = await inTransaction(shop.database, async (transaction): Promise<Outcome> => {
    await lockContent(transaction);
    const state = await lockState(content, transaction);
    return state ? work(transaction, state) : { kind: 'refused', code: 'unknown' };
  });
  if (outcome.kind === 'refused') return outcome;
  if (outcome.kind === 'done') shop.events.emit([...outcome.tags, deskTag('changed', content)]);
  return {
    kind: outcome.kind === 'overtaken' ? 'overtaken' : 'done',
    summary: await readSummary(shop.database.handle, content, shop.clock()),
  };
}

/** Publishes a revision as it is, or an older one as a new revision. */
export async function publish<K extends ContentKind>(
  shop: DeskShop,
  { editor, content }: Deciding<K>,
  { revision, over, isRollBack = false }: PublishRequest & { readonly isRollBack?: boolean },
): Promise<ChangeAnswer<K>> {
  const index = await shop.catalogue.get();
  const at = new Date(shop.clock());
  return decide(shop, content, async (transaction, state) => {
    if (state.published === revision) return { kind: 'unchanged' };
    if (state.published !== over) return { kind: 'overtaken' };
    const found = await readRevision(transaction, content, revision);
    if (!found) return { kind: 'refused', code: 'no-such-revision' };
    const errors = await findErrors({ state, revision: found }, { queries: transaction, index });
    if (errors.length > 0) return { kind: 'refused', code: 'has-errors', findings: errors };
    await publishRevision(transaction, { state, revision: found, by: editor.name, at, isRollBack });
    return { kind: 'done', tags: tagsOf(content) };
  });
}

export async function schedule<K extends ContentKind>(
  shop: DeskShop,
  { editor, content }: Deciding<K>,
  { revision, at }: ScheduleRequest,
): Promise<ChangeAnswer<K>> {
  const index = await shop.catalogue.get();
  const moment = new Date(at);
  if (!(moment.getTime() > shop.clock())) return { kind: 'refused', code: 'moment-over' };
  return decide(shop, content, async (transaction, state) => {
    const found = await readRevision(transaction, content, revision);
    if (!found) return { kind: 'refused', code: 'no-such-revision' };
    const errors = await findErrors({ state, revision: found }, { queries: transaction, index });
    if (errors.length > 0) return { kind: 'refused', code: 'has-errors', findings: errors };
    await run(
      transaction,
      sql`update content_states set scheduled = ${revision}, scheduled_at = ${moment}, scheduled_by = ${editor.name}, failure = null where kind = ${content.kind} and key = ${content.key}`,
    );
    return { kind: 'done', tags: [] };
  });
}

const clearSchedule = sql`scheduled = null, scheduled_at = null, scheduled_by = null, failure = null`;

export const unschedule = <K extends ContentKind>(
  shop: DeskShop,
  content: ContentRef<K>,
): Promise<ChangeAnswer<K>> =>
  decide(shop, content, async (transaction, state) => {
    if (state.scheduled === null) return { kind: 'refused', code: 'not-scheduled' };
    await run(
      transaction,
      sql`update content_states set ${clearSchedule} where kind = ${content.kind} and key = ${content.key}`,
    );
    return { kind: 'done', tags: [] };
  });
