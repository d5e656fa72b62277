import { useSyncExternalStore } from 'react';

/** Pixels from the top that still count as at top (contracts, siteTopThreshold). */
export const siteTopThreshold = 10;

/** Whether a page scrolled by so many pixels counts as at its top. */
export const isAtTop = (scrollTop: number, threshold = siteTopThreshold): boolean =>
  scrollTop <= threshold;

const onScroll = (tell: () => void) => {
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
};

/** Whether the page is at its top; so on the server. */
export const useIsAtTop = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => isAtTop(window.scrollY),
    () => true,
  );
