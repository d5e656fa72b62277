/** useTimeLeft: how long it is to a moment, by whole seconds, kept current in the browser. */
import { useCallback, useSyncExternalStore } from 'react';

/** Milliseconds since 1970. */
export type Clock = () => number;

const tick = 1000;
const unknown = (): undefined => undefined;

/** Milliseconds left, in steps of a second and never below nothing; `undefined` on the server and in the first render, where no clock is asked. */
export function useTimeLeft(end: number, clock: Clock): number | undefined {
  const read = useCallback(
    () => Math.max(0, Math.ceil((end - clock()) / tick) * tick),
    [end, clock],
  );
  const listen = useCallback(
    (tell: () => void) => {
      if (read() === 0) return () => undefined;
      const timer = setInterval(() => {
        tell();
        if (read() === 0) clearInterval(timer);
      }, tick);
      return () => clearInterval(timer);
    },
    [read],
  );
  return useSyncExternalStore(listen, read, unknown);
}
