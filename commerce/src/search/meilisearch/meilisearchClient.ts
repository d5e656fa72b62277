/** Calls of a Meilisearch server (its HTTP API, v1). */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { fieldsOf, listOf, numberOf, textOf } from './readFields.ts';

export class MeilisearchError extends Error {
  /** 0 if the server could not be reached, or did not respond in time. */
  readonly status: number;
  /** The server's, such as `index_not_found`; empty without a response. */
  readonly code: string;

  constructor(message: string, { status, code }: { status: number; code: string }) {
    super(message);
    this.name = 'MeilisearchError';
    this.status = status;
    this.code = code;
  }
}

/** A query of a multi-search; parameters as the server names them. */
export interface MeilisearchQuery {
  readonly indexUid: string;
  readonly q: string;
  readonly limit: number;
  readonly filter: readonly string[];
  readonly attributesToSearchOn: readonly string[];
  readonly attributesToRetrieve: readonly string[];
  readonly matchingStrategy: 'all';
  readonly showMatchesPosition?: boolean;
}

export interface MeilisearchHits {
  readonly hits: readonly Readonly<Record<string, unknown>>[];
  readonly estimatedTotalHits: number;
}

export interface MeilisearchClient {
  /** @returns the parsed body @throws MeilisearchError */
  readonly send: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** Results in the order of the queries. @throws MeilisearchError */
  readonly search: (queries: readonly MeilisearchQuery[]) => Promise<readonly MeilisearchHits[]>;
  /** Sends a change and waits until its task has succeeded. @throws MeilisearchError */
  readonly change: (method: string, path: string, body?: unknown) => Promise<void>;
}

export interface MeilisearchOptions {
  readonly url: string;
  readonly key: string | undefined;
  /** Ends what is under way. */
  readonly signal?: AbortSignal;
  /** Waits between two looks at a task, in milliseconds. */
  readonly pause?: (duration: number) => Promise<unknown>;
}

/** Milliseconds: a search that takes longer is answered without the server. */
const maxSearchTime = 2_000;
const maxRequestTime = 60_000;
const [firstPause, longestPause] = [25, 1_000];

/** The error of a response, or of a task, which have the same fields. */
function refusalOf(url: string, status: number, error: unknown): MeilisearchError {
  const { message, code } = fieldsOf(error);
  const reason = textOf(message) ?? `status ${String(status)}`;
  return new MeilisearchError(`Meilisearch at ${url} refused a request: ${reason}`, {
    status,
    code: textOf(code) ?? '',
  });
}

const unreachable = (url: string, error: unknown): MeilisearchError =>
  new MeilisearchError(
    `Meilisearch at ${url} cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
    { status: 0, code: '' },
  );

export function createMeilisearchClient({
  url,
  key,
  signal,
  pause = (duration) => pauseFor(duration, undefined, { ...(signal && { signal }), ref: false }),
}: MeilisearchOptions): MeilisearchClient {
  async function request(method: string, path: string, options: { body?: unknown; time: number }) {
    const timeout = AbortSignal.timeout(options.time);
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    }).catch((error: unknown) => {
      throw unreachable(url, error);
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw refusalOf(url, response.status, body);
    return body;
  }
  const send: MeilisearchClient['send'] = (method, path, body) =>
    request(method, path, { body, time: maxRequestTime });

  async function waitFor(taskUid: number): Promise<void> {
    for (let next = firstPause; ; next = Math.min(2 * next, longestPause)) {
      const task = fieldsOf(await send('GET', `/tasks/${String(taskUid)}`));
      if (task['status'] === 'succeeded') return;
      if (task['status'] === 'failed' || task['status'] === 'canceled')
        throw refusalOf(url, 200, task['error']);
      await pause(next);
    }
  }
  return {
    send,
    async search(queries) {
      const body = await request('POST', '/multi-search', {
        body: { queries },
        time: maxSearchTime,
      });
      return listOf(fieldsOf(body)['results']).map((each) => {
        const { hits, estimatedTotalHits } = fieldsOf(each);
        return {
          hits: listOf(hits).map(fieldsOf),
          estimatedTotalHits: numberOf(estimatedTotalHits) ?? 0,
        };
      });
    },
    async change(method, path, body) {
      const taskUid = numberOf(fieldsOf(await send(method, path, body))['taskUid']);
      if (taskUid !== undefined) await waitFor(taskUid);
    },
  };
}
