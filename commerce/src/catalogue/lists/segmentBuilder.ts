/**
 * Builds a segment from products in batches: at once for a small catalogue, in a worker thread for
 * one whose sorting would block requests.
 */
import { Worker } from 'node:worker_threads';
import { doInTurns } from '../../nextTurn.ts';
import type { IndexedProduct } from '../catalogueIndex.ts';
import { buildSegment } from './buildSegment.ts';
import type { ListSegment, SegmentProduct } from './listSegment.ts';
import type { SegmentPart } from './segmentParts.ts';
import { segmentProduct } from './segmentProduct.ts';
import type { SegmentMessage } from './segmentWorker.ts';
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

const createWorker = () => new Worker(new URL('./segmentWorker.ts', import.meta.url));

const post = (worker: Worker, message: SegmentMessage): void => worker.postMessage(message);

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
        worker = createWorker();
        built = builtBy(worker);
        built.catch(() => undefined);
      }
      post(worker, { products: own, isLast: false });
      own = [];
    },
    async build() {
      if (!worker || !built) return buildSegment(own);
      post(worker, { isLast: true });
      return built;
    },
  };
}

/** Products handed over at once: well below a millisecond. */
const batchSize = 100;

function* additions(
  products: Iterable<IndexedProduct>,
  add: SegmentBuilder['add'],
): Generator<() => void> {
  let batch: IndexedProduct[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length < batchSize) continue;
    const full = batch;
    yield () => add(full);
    batch = [];
  }
  yield () => add(batch);
}

/** Builds a segment without holding up requests; rejects if the worker fails. */
export async function segmentInTurns(
  products: Iterable<IndexedProduct>,
  options: SegmentBuilderOptions,
): Promise<ListSegment> {
  const builder = createSegmentBuilder(options);
  await doInTurns(additions(products, builder.add));
  return builder.build();
}

/** One segment of the rows that count in these, built by a worker from the memory that it shares. */
export function mergeSegments(parts: readonly SegmentPart[]): Promise<ListSegment> {
  const worker = createWorker();
  post(worker, { parts: parts.map(({ segment, live }) => ({ segment, live })), isLast: true });
  return builtBy(worker);
}
