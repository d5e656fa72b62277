/** Runs a job again and again with a pause between, never twice at once, until it is stopped. */

export interface RepeatedJob {
  /** Runs it now, or right after the run that is under way. */
  readonly runSoon: () => void;
  /** Ends after the run that is under way. */
  readonly stop: () => Promise<void>;
}

/** @param every milliseconds between the end of a run and the next */
export function runRepeatedly({ name, every, job, log }: { name: string; every: number; job: () => Promise<unknown>; log: (message: string) => void }): RepeatedJob {
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
    running = job()
      .then(() => undefined)
      .catch((error: unknown) => log(`The job “${name}” failed: ${error instanceof Error ? error.message : String(error)}`))
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
      clearTimeout(timer);
      await running;
    },
  };
}
