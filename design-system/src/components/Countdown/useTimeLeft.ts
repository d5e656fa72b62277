/** useTimeLeft: the time left until a moment, by whole seconds, kept current in the browser. */
import { useCallback, useSyncExternalStore } from 'react';

/** Milliseconds since 1970. */
export type Clock = () => number;

const tick = 1000;
const unknown = (): undefined => undefined;

/**
 * Milliseconds left, in steps of a second and never negative; `undefined` on the server and in the
 * first render, which read no clock.
 */
export function useTimeLeft(end: number, clock: Clock): number | undefined {
  const read = useCallback(
    () => Math.max(0, Math.ceil((end - clock()) / tick) * tick),
    [end, clock],
  );
  const listen = useCallback(
    (notify: () => void) => {
      if (read() === 0) return () => undefined;
      const timer = setInterval(() => {
        notify();
        if (read() === 0) clearInterval(timer);
      }, tick);
      return () => clearInterval(timer);
    },
    [read],
  );
  return useSyncExternalStore(listen, read, unknown);
}
