/**
 * Sends requests to the worker that runs PGlite, and replaces a worker that no longer responds.
 */
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import type { EmbeddedReply, EmbeddedRequest, EmbeddedResult } from './embeddedProtocol.ts';

/** An error of the database, with its SQLSTATE in `code` as in the `pg` driver. */
export class EmbeddedDatabaseError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  constructor(reply: { message: string; code?: string; detail?: string; constraint?: string }) {
    super(reply.message);
    this.name = 'EmbeddedDatabaseError';
    this.code = reply.code;
    this.detail = reply.detail;
    this.constraint = reply.constraint;
  }
}

interface Waiting {
  readonly resolve: (result: EmbeddedResult | undefined) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

type RequestBody = EmbeddedRequest extends infer Request
  ? Request extends { id: number }
    ? Omit<Request, 'id'>
    : never
  : never;

export interface EmbeddedClientOptions {
  readonly folder: string;
  /** Milliseconds a statement may take before its worker is terminated and reopened. */
  readonly timeout: number;
  readonly log: Log;
}

export class EmbeddedClient {
  readonly #options: EmbeddedClientOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #opening: Promise<void> | undefined;
  #nextId = 1;
  #isClosed = false;
  /** Raised each time a worker is replaced: a transaction begun before that is lost. */
  generation = 0;

  constructor(options: EmbeddedClientOptions) {
    this.#options = options;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<EmbeddedResult> {
    await this.open();
    return (
      (await this.#send({ type: 'query', sql, parameters }, this.#options.timeout)) ?? { rows: [] }
    );
  }

  async script(sql: string): Promise<void> {
    await this.open();
    await this.#send({ type: 'script', sql });
  }

  async dump(file: string): Promise<void> {
    await this.open();
    await this.#send({ type: 'dump', file });
  }

  open(): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('The embedded database is closed.'));
    this.#opening ??= this.#start();
    return this.#opening;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (!this.#worker) return;
    await this.#send({ type: 'close' }, 10_000).catch(() => undefined);
    await this.#worker.terminate();
  }

  async #start(): Promise<void> {
    const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url));
    this.#worker = worker;
    worker.on('message', (reply: EmbeddedReply) => this.#settle(reply));
    worker.on('error', (error) => this.#replace(worker, error.message));
    worker.on('exit', (code) => {
      if (!this.#isClosed) this.#replace(worker, `its worker ended with code ${code}`);
    });
    await this.#send({ type: 'open', folder: this.#options.folder });
  }

  #send(request: RequestBody, timeout?: number): Promise<EmbeddedResult | undefined> {
    const id = this.#nextId++;
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      if (!worker) {
        reject(new Error('The embedded database is not open.'));
        return;
      }
      const timer =
        timeout === undefined
          ? undefined
          : setTimeout(() => this.#replace(worker, `a statement took over ${timeout} ms`), timeout);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, ...request });
    });
  }

  #settle(reply: EmbeddedReply): void {
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    this.#waiting.delete(reply.id);
    clearTimeout(waiting.timer);
    if (reply.isOk) waiting.resolve(reply.result);
    else waiting.reject(new EmbeddedDatabaseError(reply));
  }

  #replace(worker: Worker, why: string): void {
    if (this.#worker !== worker || this.#isClosed) return;
    this.#options.log('error', `The embedded database is reopened: ${why}.`);
    this.#worker = undefined;
    this.#opening = undefined;
    this.generation += 1;
    const error = new EmbeddedDatabaseError({
      message: `The embedded database was reopened (${why}).`,
      code: '57P01',
    });
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.reject(error);
    }
    this.#waiting.clear();
    void worker.terminate();
  }
}
