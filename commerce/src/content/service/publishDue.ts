/**
 * Publishes scheduled revisions that are due; one that cannot be published is reported to the
 * editors and stays pending.
 */
import { readRevision } from './contentRows.ts';
import { changeContentState } from './publishing.ts';
import { findErrors, publishRevision, tagsOf } from './publishRevision.ts';
import type { ContentServiceRuntime } from './saveRevision.ts';

/** @returns how many were published */
export async function publishDue(shop: ContentServiceRuntime): Promise<number> {
  const now = new Date(shop.clock());
  const due = await shop.database.handle
    .selectFrom('contentStates')
    .select(['kind', 'key'])
    .where('scheduledAt', '<=', now)
    .where('failure', 'is', null)
    .orderBy('scheduledAt')
    .orderBy('kind')
    .orderBy('key')
    .execute();
  if (due.length === 0) return 0;
  const index = await shop.catalogue.get();
  let published = 0;
  for (const content of due) {
    await changeContentState(shop, content, async (transaction, state) => {
      const { scheduled, scheduledAt: dueAt, scheduledBy: by } = state;
      // Another node published it, or an editor changed the schedule.
      if (scheduled === null || !dueAt || dueAt > now || by === null || state.failure)
        return { kind: 'unchanged' };
      const found = await readRevision(transaction, content, scheduled);
      if (!found)
        throw new Error(
          `The revision ${scheduled} of ${content.kind} ${content.key} is scheduled but does not exist.`,
        );
      const errors = await findErrors({ state, revision: found }, { queries: transaction, index });
      if (errors.length === 0) {
        await publishRevision(transaction, { state, revision: found, by, at: now });
        published += 1;
        return { kind: 'done', tags: tagsOf(content) };
      }
      await transaction
        .updateTable('contentStates')
        .set({ failure: JSON.stringify({ at: now.toISOString(), findings: errors }) })
        .where('kind', '=', content.kind)
        .where('key', '=', content.key)
        .execute();
      return { kind: 'done', tags: [] };
    });
  }
  return published;
}
