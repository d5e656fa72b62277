/** The worker thread that builds a segment from the rows posted to it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '@solvik/shop';
import { collectSegment } from './buildSearchSegment.ts';
import type { HeadWords, SearchRow } from './searchSegment.ts';

const collector = collectSegment(workerData as Locale);

export type SearchWorkerMessage =
  | { readonly rows: readonly SearchRow[] }
  | { readonly heads: HeadWords };

parentPort?.on('message', (message: SearchWorkerMessage) => {
  if ('rows' in message) collector.add(message.rows);
  else parentPort?.postMessage(collector.build(message.heads));
});
