/**
 * Keeps an index of one language current: built beside the one that is searched and swapped in, then
 * updated with what has changed. When it was last read is stored, so that a restart sends little.
 */
import type { Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import { readClock } from '../../database/changeClock.ts';
import type { Queries } from '../../database/database.ts';
import { maxRecent, readChangedIds } from '../index/languageIndex.ts';
import { readAllRows, readRowsOf } from '../index/readSearchRows.ts';
import { indexDocument } from './indexDocuments.ts';
import { indexFormat, indexSettings } from './indexSettings.ts';
import { type MeilisearchClient, MeilisearchError } from './meilisearchClient.ts';

export interface IndexedProducts {
  readonly client: MeilisearchClient;
  readonly queries: Queries;
  readonly uid: string;
  readonly locale: Locale;
  readonly catalogue: CatalogueIndex;
}

const stateName = (uid: string) => `meilisearch-${uid}`;

async function storeRead(
  { queries, uid }: Pick<IndexedProducts, 'queries' | 'uid'>,
  since: Date,
): Promise<void> {
  await queries
    .insertInto('shopState')
    .values({ name: stateName(uid), value: `${indexFormat} ${since.toISOString()}` })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}

/** By the database's clock, before the index was last read; undefined if it has to be built. */
async function readSince({ client, queries, uid }: IndexedProducts): Promise<Date | undefined> {
  const state = await queries
    .selectFrom('shopState')
    .select('value')
    .where('name', '=', stateName(uid))
    .executeTakeFirst();
  const [format, at] = state?.value.split(' ') ?? [];
  if (format !== indexFormat || at === undefined) return undefined;
  return client.send('GET', `/indexes/${uid}`).then(
    () => new Date(at),
    (error: unknown) => {
      if (error instanceof MeilisearchError && error.code === 'index_not_found') return undefined;
      throw error;
    },
  );
}

/** Sends a change that may find it done already. */
async function changeUnless(code: string, change: () => Promise<void>): Promise<void> {
  await change().catch((error: unknown) => {
    if (!(error instanceof MeilisearchError) || error.code !== code) throw error;
  });
}

async function buildIndex(indexed: IndexedProducts): Promise<Date> {
  const { client, queries, uid, locale } = indexed;
  const since = await readClock(queries);
  const next = `${uid}_next`;
  const remove = () => client.change('DELETE', `/indexes/${next}`);
  await changeUnless('index_not_found', remove);
  await client.change('POST', '/indexes', { uid: next, primaryKey: 'id' });
  await client.change('PATCH', `/indexes/${next}/settings`, indexSettings);
  for await (const rows of readAllRows(queries, locale))
    await client.change(
      'POST',
      `/indexes/${next}/documents`,
      rows.map((row) => indexDocument(row, indexed)),
    );
  const create = () => client.change('POST', '/indexes', { uid, primaryKey: 'id' });
  await changeUnless('index_already_exists', create);
  await client.change('POST', '/swap-indexes', [{ indexes: [uid, next] }]);
  await remove();
  return since;
}

/** @returns undefined if more has changed than is worth sending singly */
async function updateIndex(indexed: IndexedProducts, earlier: Date): Promise<Date | undefined> {
  const { client, queries, uid, locale } = indexed;
  const since = await readClock(queries);
  const changed = await readChangedIds(indexed, earlier);
  if (changed.length > maxRecent) return undefined;
  const rows = await readRowsOf(queries, { locale, ids: changed });
  const documents = rows.map((row) => indexDocument(row, indexed));
  const shown = new Set(documents.map(({ id }) => id));
  const left = changed.filter((id) => !shown.has(id));
  if (documents.length > 0) await client.change('POST', `/indexes/${uid}/documents`, documents);
  if (left.length > 0) await client.change('POST', `/indexes/${uid}/documents/delete-batch`, left);
  return since;
}

/** Makes the index as current as the catalogue. @throws MeilisearchError */
export async function syncIndex(indexed: IndexedProducts): Promise<void> {
  const earlier = await readSince(indexed);
  const updated = earlier && (await updateIndex(indexed, earlier));
  await storeRead(indexed, updated ?? (await buildIndex(indexed)));
}
