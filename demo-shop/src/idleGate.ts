/**
 * Defers background work while requests are served and for a moment afterwards, because a shopper's
 * next click follows soon.
 */

export interface QuietGate {
  /** A request is being served from now on; each call is ended by one `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Resolves when no request has been served for a moment, or the gate closes. */
  readonly untilQuiet: () => Promise<void>;
  readonly close: () => void;
}

/** @param quietFor milliseconds after the last request was served */
export function createQuietGate(quietFor: number): QuietGate {
  const waiting: (() => void)[] = [];
  let served = 0;
  let isQuiet = true;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function open(): void {
    isQuiet = true;
    for (const proceed of waiting.splice(0)) proceed();
  }

  return {
    pause() {
      served += 1;
      isQuiet = false;
      clearTimeout(timer);
    },
    resume() {
      served = Math.max(0, served - 1);
      if (served > 0 || isClosed) return;
      clearTimeout(timer);
      timer = setTimeout(open, quietFor);
      timer.unref();
    },
    untilQuiet: () =>
      isQuiet || isClosed ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    close() {
      isClosed = true;
      clearTimeout(timer);
      open();
    },
  };
}
