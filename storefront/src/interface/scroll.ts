import { useSyncExternalStore } from 'react';

/** Pixels from the top that still count as the top (contracts, siteTopThreshold). */
export const siteTopThreshold = 10;

/** Whether a scroll position in pixels counts as the page's top. */
export const isAtTop = (scrollTop: number, threshold = siteTopThreshold): boolean =>
  scrollTop <= threshold;

const onScroll = (notify: () => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
};

/** Whether the page is at its top; true on the server. */
export const useIsAtTop = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => isAtTop(window.scrollY),
    () => true,
  );
