/** Runs a job repeatedly with a pause between runs, never two at once, until it is stopped. */
import type { Log } from '../log.ts';

export interface RepeatedJob {
  /** Runs it now, or right after the current run. */
  readonly runSoon: () => void;
  /** Aborts the current run and waits for its end. */
  readonly stop: () => Promise<void>;
}

export interface RepeatedJobOptions {
  readonly name: string;
  /** Milliseconds between the end of a run and the next. */
  readonly every: number;
  /** @param signal aborted when the shop closes, so that a long run ends early */
  readonly job: (signal: AbortSignal) => Promise<unknown>;
  readonly log: Log;
}

export function runRepeatedly({ name, every, job, log }: RepeatedJobOptions): RepeatedJob {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isWanted = false;

  function schedule(delay: number): void {
    if (isStopped) return;
    timer = setTimeout(start, delay);
    // A waiting job must not keep the process from ending.
    timer.unref();
  }

  function start(): void {
    isWanted = false;
    running = job(closing.signal)
      .then(() => undefined)
      .catch((error: unknown) => log('error', `The job “${name}” failed.`, { error }))
      .finally(() => {
        running = undefined;
        schedule(isWanted ? 0 : every);
      });
  }

  schedule(every);
  return {
    runSoon() {
      if (isStopped) return;
      isWanted = true;
      if (running) return;
      clearTimeout(timer);
      schedule(0);
    },
    async stop() {
      isStopped = true;
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
