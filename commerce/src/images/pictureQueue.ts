/**
 * Generates two pictures at a time, each only once, and others in advance while there are no
 * requests.
 */
import type { Log } from '../log.ts';

export class TooManyPicturesError extends Error {
  constructor() {
    super('Too many pictures are being made.');
    this.name = 'TooManyPicturesError';
  }
}

export interface PictureQueue {
  /**
   * Runs the work when a slot is free; a second request for the same key gets the first one's
   * result.
   */
  readonly make: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /** Runs the work when the queue has been idle; dropped if too many are queued. */
  readonly whenIdle: (key: string, work: () => Promise<unknown>) => void;
  readonly stop: () => void;
}

const atOnce = 2;
const maxWaiting = 400;
const maxIdle = 2_000;
/** Milliseconds without a request after which the queue counts as idle. */
const quietFor = 4_000;

export function createPictureQueue(log: Log): PictureQueue {
  const waiting: (() => void)[] = [];
  const underWay = new Map<string, Promise<unknown>>();
  const idle = new Map<string, () => Promise<unknown>>();
  let running = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function runInSlot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new TooManyPicturesError();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  function watchIdle(): void {
    clearTimeout(timer);
    if (isStopped || idle.size === 0) return;
    timer = setTimeout(() => void runIdle(), quietFor);
    timer.unref();
  }

  async function runIdle(): Promise<void> {
    const [first] = idle;
    if (!first || running > 0) {
      watchIdle();
      return;
    }
    const [key, work] = first;
    idle.delete(key);
    await runInSlot(work).catch((error: unknown) =>
      log('warn', 'A picture could not be generated in advance.', { error }),
    );
    // One after the other while it stays idle: a request meanwhile has restarted the timer.
    if (!isStopped && waiting.length === 0 && idle.size > 0)
      timer = setTimeout(() => void runIdle(), 200).unref();
  }

  return {
    make<T>(key: string, work: () => Promise<T>): Promise<T> {
      const pending = underWay.get(key);
      if (pending) return pending as Promise<T>;
      const making = runInSlot(work).finally(() => {
        underWay.delete(key);
        watchIdle();
      });
      underWay.set(key, making);
      return making;
    },
    whenIdle(key, work) {
      if (isStopped || idle.size >= maxIdle || idle.has(key)) return;
      idle.set(key, work);
      watchIdle();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      idle.clear();
    },
  };
}
