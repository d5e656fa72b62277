/**
 * Tracks which editors have a page open, on all nodes: their browsers report it periodically, and
 * count as gone when they stop.
 */
import type { ContentRef, EditorSession, EditorAt } from '@solvik/content-schema/editing';
import type { Queries } from '../../database/database.ts';
import { insertSelected } from '../../database/insertSelected.ts';
import type { Runtime } from '../../events/runtime.ts';
import { presenceTimeout } from './contentRows.ts';
import { contentTag } from './contentEvents.ts';

type PresenceShop = Pick<Runtime, 'database' | 'events' | 'clock'>;

const presentSince = ({ clock }: Pick<Runtime, 'clock'>): Date =>
  new Date(clock() - presenceTimeout);

/** Undefined when the page or menu does not exist. */
export async function stay(
  shop: PresenceShop,
  { id, editor }: EditorSession,
  content: ContentRef,
): Promise<readonly EditorAt[] | undefined> {
  const { handle } = shop.database;
  const { kind, key } = content;
  const now = new Date(shop.clock());
  const row = await handle
    .selectFrom('contentPresence')
    .select('seenAt')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('sessionId', '=', id)
    .executeTakeFirst();
  const isPresent = row !== undefined && row.seenAt > presentSince(shop);
  const touched = await insertSelected(handle, 'contentPresence', {
    from: ({ selectFrom }) =>
      selectFrom('contentStates').where('kind', '=', kind).where('key', '=', key),
    values: ({ ref, val }) => ({
      kind: ref('kind'),
      key: ref('key'),
      sessionId: val(id),
      name: val(editor.name),
      since: val(now),
      seenAt: val(now),
    }),
  })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key', 'sessionId']).doUpdateSet(({ ref }) => ({
        seenAt: ref('excluded.seenAt'),
        since: isPresent ? ref('contentPresence.since') : ref('excluded.since'),
      })),
    )
    .executeTakeFirstOrThrow();
  if (touched.numInsertedOrUpdatedRows === 0n) return undefined;
  if (!isPresent) shop.events.emit([contentTag('presence', content)]);
  const rows = await handle
    .selectFrom('contentPresence')
    .select(['sessionId', 'name', 'since'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('seenAt', '>', presentSince(shop))
    .orderBy('since')
    .orderBy('sessionId')
    .execute();
  return rows.map(({ sessionId, name, since }) => ({
    sessionId,
    name,
    since: since.toISOString(),
  }));
}

export async function leave(
  shop: PresenceShop,
  { id }: Pick<EditorSession, 'id'>,
  content: ContentRef,
): Promise<void> {
  const { kind, key } = content;
  const gone = await shop.database.handle
    .deleteFrom('contentPresence')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('sessionId', '=', id)
    .executeTakeFirstOrThrow();
  if (gone.numDeletedRows > 0n) shop.events.emit([contentTag('presence', content)]);
}

/** Editors whose browser closed without signing off. */
export async function removeGoneEditors(
  queries: Queries,
  shop: Pick<Runtime, 'clock'>,
): Promise<void> {
  await queries.deleteFrom('contentPresence').where('seenAt', '<=', presentSince(shop)).execute();
}
