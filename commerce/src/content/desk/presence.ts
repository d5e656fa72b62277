/** Which editors have a page open, over all nodes: they say so again and again, and are forgotten when they do not. */
import type { ContentRef, DeskSession, EditorAt } from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { all, first, type Queries, run } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { presenceLife } from './contentRows.ts';
import { deskTag } from './deskEvents.ts';

type PresenceShop = Pick<Shop, 'database' | 'events' | 'clock'>;

const goneBefore = ({ clock }: Pick<Shop, 'clock'>): Date => new Date(clock() - presenceLife);

/** Undefined when there is no such page or menu. */
export async function stay(
  shop: PresenceShop,
  { id, editor }: DeskSession,
  content: ContentRef,
): Promise<readonly EditorAt[] | undefined> {
  const { handle } = shop.database;
  const { kind, key } = content;
  const now = new Date(shop.clock());
  const known = await first(
    handle,
    sql<{
      seen_at: Date;
    }>`select seen_at from content_presence where kind = ${kind} and key = ${key} and session_id = ${id}`,
  );
  const isHere = known !== undefined && known.seen_at > goneBefore(shop);
  const touched = await run(
    handle,
    sql`insert into content_presence (kind, key, session_id, name, since, seen_at)
      select s.kind, s.key, ${id}, ${editor.name}, ${now}, ${now} from content_states s where s.kind = ${kind} and s.key = ${key}
      on conflict (kind, key, session_id) do update set seen_at = excluded.seen_at, since = case when ${isHere} then content_presence.since else excluded.since end`,
  );
  if (touched === 0) return undefined;
  if (!isHere) shop.events.emit([deskTag('presence', content)]);
  const rows = await all(
    handle,
    sql<{
      session_id: string;
      name: string;
      since: Date;
    }>`select session_id, name, since from content_presence where kind = ${kind} and key = ${key} and seen_at > ${goneBefore(shop)} order by since, session_id`,
  );
  return rows.map(({ session_id, name, since }) => ({
    sessionId: session_id,
    name,
    since: since.toISOString(),
  }));
}

export async function leave(
  shop: PresenceShop,
  { id }: Pick<DeskSession, 'id'>,
  content: ContentRef,
): Promise<void> {
  const { kind, key } = content;
  const gone = await run(
    shop.database.handle,
    sql`delete from content_presence where kind = ${kind} and key = ${key} and session_id = ${id}`,
  );
  if (gone > 0) shop.events.emit([deskTag('presence', content)]);
}

/** Those who closed their window without a word. */
export const forgetGone = (queries: Queries, shop: Pick<Shop, 'clock'>): Promise<number> =>
  run(queries, sql`delete from content_presence where seen_at <= ${goneBefore(shop)}`);
