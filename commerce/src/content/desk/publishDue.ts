/** Publishes what is scheduled when its moment has come; what cannot be is told to the editors and waits for them. */
import type { ContentRef } from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { all, run } from '../../database/database.ts';
import { readRevision } from './contentRows.ts';
import { decide } from './decide.ts';
import { findErrors, publishRevision, tagsOf } from './publishRevision.ts';
import type { DeskShop } from './saveRevision.ts';

/** Returns how many were published. */
export async function publishDue(shop: DeskShop): Promise<number> {
  const now = new Date(shop.clock());
  const due = await all(
    shop.database.handle,
    sql<ContentRef>`select kind, key from content_states where scheduled_at <= ${now} and failure is null order by scheduled_at, kind, key`,
  );
  if (due.length === 0) return 0;
  const index = await shop.catalogue.get();
  let published = 0;
  for (const content of due) {
    await decide(shop, content, async (transaction, state) => {
      const { scheduled, scheduled_at: moment, scheduled_by: by } = state;
      // Another node was faster, or an editor thought again.
      if (scheduled === null || !moment || moment > now || by === null || state.failure)
        return { kind: 'unchanged' };
      const found = await readRevision(transaction, content, scheduled);
      if (!found)
        throw new Error(
          `The revision ${scheduled} of ${content.kind} ${content.key} is scheduled and not there.`,
        );
      const errors = await findErrors({ state, revision: found }, { queries: transaction, index });
      if (errors.length === 0) {
        await publishRevision(transaction, { state, revision: found, by, at: now });
        published += 1;
        return { kind: 'done', tags: tagsOf(content) };
      }
      await run(
        transaction,
        sql`update content_states set failure = ${JSON.stringify({ at: now.toISOString(), findings: errors })}::jsonb where kind = ${content.kind} and key = ${content.key}`,
      );
      return { kind: 'done', tags: [] };
    });
  }
  return published;
}
