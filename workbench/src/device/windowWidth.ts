/** How wide the editor's window is, for what style sheets cannot decide. */
import { breakpoints } from '@solvik/design-system';
import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
};

/** Whether the columns are stacked in a window of so many CSS pixels. */
export const isStacked = (width: number): boolean => width < breakpoints.lg;

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth < breakpoints.md,
    () => false,
  );

/** Whether the columns are stacked: on phones and small tablets. */
export const useIsStacked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isStacked(window.innerWidth),
    () => false,
  );
