import { useCallback, useSyncExternalStore } from 'react';

/** The longest timeout; what ends later than that ends after the page has been closed. */
const maxWait = 2 ** 31 - 1;

const unknown = (): boolean => false;

/**
 * Whether a moment has passed, by the page's clock; not on the server and in the first render,
 * which is shown to other visitors too.
 */
export function useIsOver(ends: string | undefined, clock: () => number): boolean {
  const moment = ends === undefined ? Number.POSITIVE_INFINITY : Date.parse(ends);
  const read = useCallback(() => moment <= clock(), [moment, clock]);
  const listen = useCallback(
    (notify: () => void) => {
      const wait = moment - clock();
      if (wait <= 0 || wait > maxWait) return () => undefined;
      const timer = setTimeout(notify, wait);
      return () => clearTimeout(timer);
    },
    [moment, clock],
  );
  return useSyncExternalStore(listen, read, unknown);
}
