import { useCallback, useSyncExternalStore } from 'react';

/** A page is closed long before its year ends. */
const never = () => () => undefined;
const unknown = (): boolean => false;

const yearOf = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(moment);

/**
 * Whether a moment is of another year than the page's clock, in a time zone; not on the server and
 * in the first render, which is cached and shown to others later.
 */
export function useIsOtherYear(
  moment: string,
  { clock, timeZone }: { readonly clock: () => number; readonly timeZone: string },
): boolean {
  const read = useCallback(
    () => yearOf(Date.parse(moment), timeZone) !== yearOf(clock(), timeZone),
    [moment, clock, timeZone],
  );
  return useSyncExternalStore(never, read, unknown);
}
