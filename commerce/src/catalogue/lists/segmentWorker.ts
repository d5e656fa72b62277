/** The worker thread that builds a segment from what is posted to it. */
import { parentPort } from 'node:worker_threads';
import { buildSegment } from './buildSegment.ts';
import type { SegmentProduct } from './listSegment.ts';
import { productsOfParts, type SegmentPart } from './segmentParts.ts';

/** Each adds products; `isLast` has the segment built and posted back. */
export interface SegmentMessage {
  readonly products?: readonly SegmentProduct[];
  readonly parts?: readonly SegmentPart[];
  readonly isLast: boolean;
}

const all: SegmentProduct[] = [];

parentPort?.on('message', ({ products = [], parts = [], isLast }: SegmentMessage) => {
  for (const product of products) all.push(product);
  for (const product of productsOfParts(parts)) all.push(product);
  if (isLast) parentPort?.postMessage(buildSegment(all));
});
