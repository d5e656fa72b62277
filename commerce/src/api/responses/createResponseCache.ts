/**
 * Caches responses that are the same for every caller: products, lists, menus, content. Callers who
 * request one while it is being computed wait for the same response.
 */
import type { ExecutionResult } from 'graphql';
import { createFreshMap, type Freshness } from './freshMap.ts';

/** What a call has read while it was executed. */
export interface ResponseTrace {
  readonly productIds: Set<number>;
  /** Position of the change log before the call began. */
  readonly position: number;
  /** Milliseconds since 1970 of the oldest part of it. */
  oldest: number;
}

/** One response for many callers: it cannot be changed. */
export interface SharedResponse {
  readonly result: ExecutionResult;
  /** The result as JSON, serialized on first use. */
  readonly json: () => Uint8Array<ArrayBuffer>;
}

/** A response just computed. */
export interface ComputedResponse {
  readonly result: ExecutionResult;
  /** Approximate length of its JSON; undefined for one that must not be cached. */
  readonly length: number | undefined;
}

export interface ResponseCache {
  /** The cached response, or the one that `make` computes. */
  readonly answer: (
    key: string,
    make: (trace: ResponseTrace) => Promise<ComputedResponse>,
  ) => Promise<SharedResponse>;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

const bounds = { most: 8_000_000, largest: 4_000_000 };
/**
 * Bytes of memory per character of JSON: the objects, and the JSON itself once it is serialized.
 */
const bytesPerCharacter = 3;

function share(result: ExecutionResult): SharedResponse {
  let json: Uint8Array<ArrayBuffer> | undefined;
  return { result, json: () => (json ??= Buffer.from(JSON.stringify(result))) };
}

export function createResponseCache(freshness: Freshness): ResponseCache {
  const { changes, clock } = freshness;
  const cache = createFreshMap<SharedResponse>(freshness, bounds);
  const pending = new Map<
    string,
    { readonly position: number; readonly answer: Promise<SharedResponse> }
  >();

  async function make(
    key: string,
    position: number,
    run: (trace: ResponseTrace) => Promise<ComputedResponse>,
  ): Promise<SharedResponse> {
    const trace: ResponseTrace = { productIds: new Set(), position, oldest: clock() };
    const { result, length } = await run(trace);
    const shared = share(result);
    if (length !== undefined)
      cache.set(key, shared, {
        productIds: [...trace.productIds],
        position,
        at: trace.oldest,
        bytes: length * bytesPerCharacter,
      });
    return shared;
  }

  return {
    async answer(key, run) {
      const cached = cache.find(key);
      if (cached) return cached.value;
      const position = changes.position();
      const begun = pending.get(key);
      // A caller after a change must not get a response that was begun before it.
      if (begun?.position === position) return begun.answer;
      const answer = make(key, position, run).finally(() => {
        if (pending.get(key)?.answer === answer) pending.delete(key);
      });
      pending.set(key, { position, answer });
      return answer;
    },
    size: cache.size,
  };
}
