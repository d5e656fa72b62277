/**
 * Builds a segment from products in batches: at once for a small catalogue, in a worker thread for
 * one whose sorting would block requests.
 */
import { Worker } from 'node:worker_threads';
import { inTurns } from '../../nextTurn.ts';
import type { IndexedProduct } from '../catalogueIndex.ts';
import { buildSegment } from './buildSegment.ts';
import type { ListSegment, SegmentProduct } from './listSegment.ts';
import { segmentProduct } from './segmentProduct.ts';
import { nothingSoldOut, type SoldOut } from './soldOut.ts';

/** Products that are built on this thread before there is an index to answer from. */
const maxAtFirst = 5_000;
/** Products that are built on this thread while an earlier index answers: some 10 ms. */
export const maxOnThread = 1_000;

export interface SegmentBuilder {
  readonly add: (products: readonly IndexedProduct[]) => void;
  /** Call it once; rejects if the worker fails. */
  readonly build: () => Promise<ListSegment>;
}

function builtBy(worker: Worker): Promise<ListSegment> {
  return new Promise((resolve, reject) => {
    worker.once('message', (segment: ListSegment) => {
      resolve(segment);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', () =>
      reject(new Error('The worker that builds the lists ended before it was finished.')),
    );
  });
}

export interface SegmentBuilderOptions {
  readonly soldOut?: SoldOut;
  /** Products that are built on this thread. */
  readonly max?: number;
}

export function createSegmentBuilder({
  soldOut = nothingSoldOut,
  max = maxAtFirst,
}: SegmentBuilderOptions = {}): SegmentBuilder {
  let own: SegmentProduct[] = [];
  let worker: Worker | undefined;
  let built: Promise<ListSegment> | undefined;
  return {
    add(products) {
      own.push(...products.map((product) => segmentProduct(product, soldOut)));
      if (own.length <= max && !worker) return;
      if (!worker) {
        worker = new Worker(new URL('./segmentWorker.ts', import.meta.url));
        built = builtBy(worker);
        built.catch(() => undefined);
      }
      worker.postMessage(own);
      own = [];
    },
    async build() {
      if (!worker || !built) return buildSegment(own);
      worker.postMessage(null);
      return built;
    },
  };
}

/** Products handed over between two turns of the event loop. */
const turn = 100;

/** Builds a segment without holding up requests; rejects if the worker fails. */
export async function segmentInTurns(
  products: Iterable<IndexedProduct>,
  options: SegmentBuilderOptions,
): Promise<ListSegment> {
  const builder = createSegmentBuilder(options);
  for await (const batch of inTurns(products, turn)) builder.add(batch);
  return builder.build();
}
