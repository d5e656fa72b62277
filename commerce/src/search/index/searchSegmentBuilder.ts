/**
 * Builds a segment from rows in batches: at once for few, in a worker thread for so many that
 * requests would wait.
 */
import { Worker } from 'node:worker_threads';
import type { Locale } from '@solvik/shop';
import { collectSegment } from './buildSearchSegment.ts';
import type { HeadWords, SearchRow, SearchSegment } from './searchSegment.ts';
import type { SearchWorkerMessage } from './searchWorker.ts';

/** Rows that are built on this thread: some 30 ms. */
export const maxOnThread = 500;

export interface SearchSegmentBuilder {
  readonly add: (rows: readonly SearchRow[]) => void;
  /** Call it once; rejects if the worker fails. */
  readonly build: (heads: HeadWords) => Promise<SearchSegment>;
}

function builtBy(worker: Worker): Promise<SearchSegment> {
  return new Promise((resolve, reject) => {
    worker.once('message', (segment: SearchSegment) => {
      resolve(segment);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', () =>
      reject(new Error('The worker that builds the search index ended before it was finished.')),
    );
  });
}

export function createSearchSegmentBuilder(locale: Locale): SearchSegmentBuilder {
  let own: SearchRow[] = [];
  let worker: Worker | undefined;
  let built: Promise<SearchSegment> | undefined;
  const post = (message: SearchWorkerMessage) => {
    worker?.postMessage(message);
  };
  return {
    add(rows) {
      own.push(...rows);
      if (own.length <= maxOnThread && !worker) return;
      if (!worker) {
        worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { workerData: locale });
        built = builtBy(worker);
        built.catch(() => undefined);
      }
      post({ rows: own });
      own = [];
    },
    async build(heads) {
      if (worker && built) {
        post({ heads });
        return built;
      }
      const collector = collectSegment(locale);
      collector.add(own);
      return collector.build(heads);
    },
  };
}
