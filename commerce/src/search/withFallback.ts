import type { Log } from '../log.ts';
import { notBuilt } from './meilisearch/createMeilisearchEngine.ts';
import { MeilisearchError } from './meilisearch/meilisearchClient.ts';
import type { SearchEngine } from './searchEngine.ts';

interface FallbackOptions {
  readonly first: SearchEngine['find'];
  readonly second: SearchEngine['find'];
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Milliseconds for which a server that failed is left alone: each search would wait for it. */
const restTime = 10_000;

/**
 * Searches with the first engine; with the second one while that is unreachable, refuses, or has no
 * index yet. A failure is logged once, and so is its end.
 */
export function withFallback({ first, second, log, clock }: FallbackOptions): SearchEngine['find'] {
  let failedAt: number | undefined;
  return async (search) => {
    if (failedAt !== undefined && clock() < failedAt + restTime) return second(search);
    try {
      const found = await first(search);
      if (failedAt !== undefined) log('info', 'The search server responds again.');
      failedAt = undefined;
      return found;
    } catch (error) {
      if (!(error instanceof MeilisearchError)) throw error;
      if (error.code !== notBuilt) {
        if (failedAt === undefined)
          log('error', 'The search server failed: the shop’s own search responds instead.', {
            error,
          });
        failedAt = clock();
      }
      return second(search);
    }
  };
}
