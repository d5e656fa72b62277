/** The worker thread that builds a segment from the products posted to it. */
import { parentPort } from 'node:worker_threads';
import { buildSegment } from './buildSegment.ts';
import type { SegmentProduct } from './listSegment.ts';

const products: SegmentProduct[] = [];

/** A batch of products; null builds the segment and posts it back. */
parentPort?.on('message', (batch: readonly SegmentProduct[] | null) => {
  if (batch) products.push(...batch);
  else parentPort?.postMessage(buildSegment(products));
});
