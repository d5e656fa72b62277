/**
 * A pool of threads that draws pictures by priority: the same picture once, the urgent first; a
 * crash fails one job.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type {
  DrawnPicture,
  PictureJob,
  StudioThread,
  WorkerReply,
  WorkerRequest,
} from './pictureJob.ts';

export interface PictureStudio {
  /**
   * Resolves when drawn and encoded. Rejects with a message if it cannot be drawn, its thread exits
   * or the studio closes.
   */
  readonly draw: (job: PictureJob) => Promise<DrawnPicture>;
  /** The numbers of jobs that are being drawn and that are waiting. */
  readonly load: () => { readonly drawing: number; readonly waiting: number };
  /** Stops all threads; unfinished and further jobs are rejected. */
  readonly close: () => Promise<void>;
}

interface Ticket {
  readonly job: PictureJob;
  readonly promise: Promise<DrawnPicture>;
  readonly resolve: (picture: DrawnPicture) => void;
  readonly reject: (error: Error) => void;
  readonly arrival: number;
  priority: number;
}

const isMoreUrgent = (one: Ticket, other: Ticket): boolean =>
  one.priority > other.priority || (one.priority === other.priority && one.arrival < other.arrival);

interface Seat {
  readonly worker: Worker;
  ticket: Ticket | null;
}

const closedNotice = (key: string): Error =>
  new Error(`The picture "${key}" was not drawn because the picture studio has closed.`);

export interface PictureStudioOptions {
  /** Threads at most, by default one less than the machine has cores, never below one. */
  readonly workers?: number;
  /** Whether its threads run at the lowest priority, where the system has priorities per thread. */
  readonly isBackground?: boolean;
  /** Whether a thread is started at once, so that the first picture does not wait for it. */
  readonly isReady?: boolean;
  /** For tests. */
  readonly script?: URL;
}

export function createPictureStudio(options: PictureStudioOptions = {}): PictureStudio {
  const most = Math.max(1, options.workers ?? availableParallelism() - 1);
  const script = options.script ?? new URL('./pictureWorker.ts', import.meta.url);
  const known = new Map<string, Ticket>();
  const waiting: Ticket[] = [];
  const seats: Seat[] = [];
  let arrivals = 0;
  let isClosed = false;

  function finish(ticket: Ticket, settle: () => void): void {
    known.delete(ticket.job.key);
    settle();
  }

  function open(): Seat {
    const workerData: StudioThread = { isBackground: options.isBackground ?? false };
    const seat: Seat = { worker: new Worker(script, { workerData }), ticket: null };
    seat.worker.unref();
    seats.push(seat);
    seat.worker.on('message', (reply: WorkerReply) => {
      const { ticket } = seat;
      seat.ticket = null;
      seat.worker.unref();
      if (ticket) finish(ticket, () => deliver(ticket, reply));
      next();
    });
    const leave = (reason: string): void => {
      const at = seats.indexOf(seat);
      if (at < 0) return;
      seats.splice(at, 1);
      const { ticket } = seat;
      if (ticket)
        finish(ticket, () =>
          ticket.reject(
            isClosed
              ? closedNotice(ticket.job.key)
              : new Error(
                  `The picture "${ticket.job.key}" was not drawn because its thread stopped: ${reason}.`,
                ),
          ),
        );
      if (!isClosed) next();
    };
    seat.worker.on('error', (error) =>
      leave(error instanceof Error ? error.message : String(error)),
    );
    seat.worker.on('exit', (code) => leave(`exit code ${code}`));
    return seat;
  }

  function deliver(ticket: Ticket, reply: WorkerReply): void {
    if (reply.isDrawn) {
      const { buffer, byteOffset, byteLength } = reply.bytes;
      ticket.resolve({
        width: reply.width,
        height: reply.height,
        format: ticket.job.format ?? 'webp',
        data: Buffer.from(buffer, byteOffset, byteLength),
      });
    } else
      ticket.reject(new Error(`The picture "${ticket.job.key}" cannot be drawn: ${reply.reason}`));
  }

  function takeMostUrgent(): Ticket | undefined {
    let [best] = waiting;
    for (const ticket of waiting) if (best && isMoreUrgent(ticket, best)) best = ticket;
    if (best) waiting.splice(waiting.indexOf(best), 1);
    return best;
  }

  function next(): void {
    if (isClosed) return;
    while (waiting.length > 0) {
      const seat = seats.find((s) => !s.ticket) ?? (seats.length < most ? open() : null);
      if (!seat) return;
      const ticket = takeMostUrgent();
      if (!ticket) return;
      seat.ticket = ticket;
      seat.worker.ref();
      const request: WorkerRequest = {
        order: ticket.job.order,
        format: ticket.job.format ?? 'webp',
      };
      seat.worker.postMessage(request);
    }
  }

  if (options.isReady) open();
  return {
    draw: (job) => {
      if (isClosed) return Promise.reject(closedNotice(job.key));
      const same = known.get(job.key);
      if (same) {
        same.priority = Math.max(same.priority, job.priority ?? 0);
        return same.promise;
      }
      const { promise, resolve, reject } = Promise.withResolvers<DrawnPicture>();
      const ticket: Ticket = {
        job,
        promise,
        resolve,
        reject,
        arrival: arrivals++,
        priority: job.priority ?? 0,
      };
      known.set(job.key, ticket);
      waiting.push(ticket);
      next();
      return promise;
    },
    load: () => ({ drawing: seats.filter((s) => s.ticket).length, waiting: waiting.length }),
    close: async () => {
      isClosed = true;
      for (const ticket of waiting.splice(0))
        finish(ticket, () => ticket.reject(closedNotice(ticket.job.key)));
      await Promise.all(seats.map((seat) => seat.worker.terminate()));
    },
  };
}
