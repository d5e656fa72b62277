/**
 * Shares events between shops on one database server, so that each of them invalidates the pages
 * that changed.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { now } from '../database/now.ts';
import { outsideTransaction } from '../database/transactionGuard.ts';
import type { Log } from '../log.ts';
import type { ShopEvents } from './shopEvents.ts';

export interface SharedEvents {
  /** Reads the events that other shops have published since the last poll. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Clocks and commits of several machines differ: each poll goes back this far, and skips events it
 * has seen.
 */
const overlap = sql<Date>`now() - interval '30 seconds'`;
const expired = sql<Date>`now() - interval '10 minutes'`;

interface SharingShop {
  readonly events: ShopEvents;
  readonly log: Log;
  /** Renewed before pages are, when another shop has changed the catalogue. */
  readonly catalogue?: {
    readonly renew: () => Promise<void>;
    readonly invalidate: () => void;
  };
}

export function shareEvents(
  database: Database,
  { events, log, catalogue }: SharingShop,
): SharedEvents {
  const nodeId = randomUUID();
  const seen = new Set<string>();
  let isReplaying = false;
  const stop = events.subscribe(({ tags }) => {
    if (isReplaying) return;
    const insert = database.handle
      .insertInto('cacheEvents')
      .values({ eventId: randomUUID(), nodeId, tags: [...tags], createdAt: now });
    // A lost event costs a stale page for the minute that pages are cached.
    outsideTransaction(() => insert.execute()).catch((error: unknown) =>
      log('error', 'An event could not be published.', { error }),
    );
  });
  return {
    stop,
    async refresh() {
      const rows = await database.handle
        .selectFrom('cacheEvents')
        .select(['eventId', 'tags'])
        .where('createdAt', '>', overlap)
        .where('nodeId', '<>', nodeId)
        .orderBy('createdAt')
        .execute();
      const fresh = rows.filter(({ eventId }) => !seen.has(eventId));
      seen.clear();
      for (const { eventId } of rows) seen.add(eventId);
      if (catalogue && fresh.some(({ tags }) => tags.includes('catalogue')))
        await catalogue.renew().catch(catalogue.invalidate);
      isReplaying = true;
      for (const { tags } of fresh) events.emit(tags);
      isReplaying = false;
      if (Math.random() < 0.01)
        await database.handle.deleteFrom('cacheEvents').where('createdAt', '<', expired).execute();
    },
  };
}
