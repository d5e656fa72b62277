/**
 * A small double of a Meilisearch server, after its public API documentation: what the shop sends is
 * checked, and answered in the documented shapes.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestListener } from '../createRequestListener.ts';
import type { DoubleQuery, StoredDocument, StoredIndex } from './doubleSearch.ts';
import { createTasks, type DoubleTasks, fault, indexNotFound, refuse } from './doubleTasks.ts';
import { faultOf, resultOf } from './doubleResults.ts';

type Indexes = Map<string, StoredIndex>;

function open(indexes: Indexes, uid: string): StoredIndex {
  const index = indexes.get(uid) ?? { documents: new Map(), settings: {} };
  indexes.set(uid, index);
  return index;
}

type Change = (uid: string, body: never) => Response;

/** Changes of an index, by method and what follows its path. */
const changesOf = (
  indexes: Indexes,
  { enqueue }: DoubleTasks,
): Readonly<Record<string, Change>> => ({
  'DELETE ': (uid) =>
    enqueue('indexDeletion', uid, () => (indexes.delete(uid) ? undefined : indexNotFound(uid))),
  'PATCH /settings': (uid, body: StoredIndex['settings']) =>
    enqueue('settingsUpdate', uid, () => {
      const index = open(indexes, uid);
      index.settings = { ...index.settings, ...body };
      return undefined;
    }),
  'POST /documents': (uid, body: readonly StoredDocument[]) =>
    enqueue('documentAdditionOrUpdate', uid, () => {
      for (const document of body) open(indexes, uid).documents.set(document['id'], document);
      return undefined;
    }),
  'POST /documents/delete-batch': (uid, body: readonly unknown[]) =>
    enqueue('documentDeletion', uid, () => {
      for (const id of body) open(indexes, uid).documents.delete(id);
      return undefined;
    }),
  'GET ': (uid) =>
    indexes.has(uid)
      ? Response.json({ uid, primaryKey: 'id', createdAt: '', updatedAt: '' })
      : refuse(indexNotFound(uid)),
});

const create = (
  indexes: Indexes,
  { enqueue }: DoubleTasks,
  { uid }: { readonly uid: string },
): Response =>
  enqueue('indexCreation', uid, () => {
    if (indexes.has(uid))
      return fault(409, 'index_already_exists', `Index \`${uid}\` already exists.`);
    open(indexes, uid);
    return undefined;
  });

const swap = (
  indexes: Indexes,
  { enqueue }: DoubleTasks,
  [pair]: readonly { readonly indexes: readonly [string, string] }[],
): Response =>
  enqueue('indexSwap', null, () => {
    const [one, other] = pair?.indexes ?? ['', ''];
    const [first, second] = [indexes.get(one), indexes.get(other)];
    if (!first || !second) return indexNotFound(first ? other : one);
    indexes.set(one, second).set(other, first);
    return undefined;
  });

function search(
  indexes: Indexes,
  { queries }: { readonly queries: readonly DoubleQuery[] },
): Response {
  const results = [];
  for (const query of queries) {
    const index = indexes.get(query.indexUid);
    const refused = index ? faultOf(index, query) : indexNotFound(query.indexUid);
    if (!index || refused) return refuse(refused ?? indexNotFound(query.indexUid));
    results.push(resultOf(index, query));
  }
  return Response.json({ results });
}

function createHandler(indexes: Indexes, key: string) {
  const tasks = createTasks();
  const changes = changesOf(indexes, tasks);
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const sent = request.headers.get('authorization');
    if (sent === null)
      return refuse(fault(401, 'missing_authorization_header', 'The header is missing.'));
    if (sent !== `Bearer ${key}`)
      return refuse(fault(403, 'invalid_api_key', 'The provided API key is invalid.'));
    const text = await request.text();
    const body = (text === '' ? undefined : JSON.parse(text)) as never;
    if (pathname === '/multi-search') return search(indexes, body);
    if (pathname === '/swap-indexes') return swap(indexes, tasks, body);
    if (pathname === '/indexes') return create(indexes, tasks, body);
    const [, task] = /^\/tasks\/(\d+)$/.exec(pathname) ?? [];
    if (task !== undefined) return tasks.read(Number(task));
    const [, uid = '', rest = ''] = /^\/indexes\/([\w-]+)(.*)$/.exec(pathname) ?? [];
    const change = changes[`${request.method} ${rest}`];
    return change?.(uid, body) ?? refuse(fault(404, 'not_found', 'There is no such route.'));
  };
}

export interface MeilisearchDouble {
  readonly url: string;
  readonly indexes: ReadonlyMap<string, StoredIndex>;
  /** Method and path of every request, in order. */
  readonly requests: readonly string[];
  /** False closes connections without an answer. */
  isReachable: boolean;
  readonly close: () => Promise<void>;
}

/** @param key what a request must be authorised with */
export async function openMeilisearch(key: string): Promise<MeilisearchDouble> {
  const indexes: Indexes = new Map();
  const requests: string[] = [];
  const listener = createRequestListener(createHandler(indexes, key));
  const server = createServer((incoming, outgoing) => {
    if (!double.isReachable) {
      incoming.socket.destroy();
      return;
    }
    requests.push(`${incoming.method ?? ''} ${incoming.url ?? ''}`);
    listener(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: MeilisearchDouble = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    indexes,
    requests,
    isReachable: true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}
