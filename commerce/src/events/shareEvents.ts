/** Carries events between shops that share a database server, so that every one of them drops the pages that changed. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { all, run, type Database } from '../database/database.ts';
import { outsideTransaction } from '../database/transactionGuard.ts';
import type { Log } from '../log.ts';
import type { ShopEvents } from './shopEvents.ts';

interface EventRow {
  readonly event_id: string;
  readonly tags: string[];
}

export interface SharedEvents {
  /** Reads what other shops have told since the last look. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

/** Clocks and commits of several machines are not one: each look goes back this far, and knows what it has seen. */
const overlap = sql`now() - interval '30 seconds'`;

export function shareEvents(
  database: Database,
  { events, log }: { events: ShopEvents; log: Log },
): SharedEvents {
  const nodeId = randomUUID();
  const seen = new Set<string>();
  let isReplaying = false;
  const stop = events.subscribe(({ tags }) => {
    if (isReplaying) return;
    const statement = sql`insert into cache_events (event_id, node_id, tags, created_at) values (${randomUUID()}, ${nodeId}, ${[...tags]}::text[], now())`;
    // A lost event costs a stale page for the minute that pages are kept.
    outsideTransaction(() => run(database.handle, statement)).catch((error: unknown) =>
      log('error', 'An event was not passed on.', { error }),
    );
  });
  return {
    stop,
    async look() {
      const rows = await all(
        database.handle,
        sql<EventRow>`select event_id, tags from cache_events where created_at > ${overlap} and node_id <> ${nodeId} order by created_at`,
      );
      const fresh = rows.filter(({ event_id }) => !seen.has(event_id));
      seen.clear();
      for (const { event_id } of rows) seen.add(event_id);
      isReplaying = true;
      for (const { tags } of fresh) events.emit(tags);
      isReplaying = false;
      if (Math.random() < 0.01)
        await run(
          database.handle,
          sql`delete from cache_events where created_at < now() - interval '10 minutes'`,
        );
    },
  };
}
