/**
 * Reserves a page's height over a reload: what loads below the server's markup is not there when
 * the browser restores the scroll position, and would be reached only as far as the page extends.
 * The inline script of the document reads what is stored here before the first paint.
 */
export const heightKey = 'page-height';

/** The key of a history entry that the router has not written. */
export const firstEntryKey = 'default';

/** Stores the height for a reload of this history entry, or forgets the stored one. */
export function storeHeight(entryKey: string, isNeeded: boolean): void {
  try {
    if (!isNeeded) sessionStorage.removeItem(heightKey);
    else
      sessionStorage.setItem(
        heightKey,
        JSON.stringify([entryKey, document.documentElement.scrollHeight]),
      );
  } catch {
    // Without storage the page is restored as far as its markup extends.
  }
}

/** Where the router stores the scroll position of each history entry. */
export const positionsKey = 'react-router-scroll-positions';

function storedPosition(entryKey: string): number | undefined {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}');
    const position: unknown =
      typeof positions === 'object' && positions !== null
        ? Object.entries(positions).find(([key]) => key === entryKey)?.[1]
        : undefined;
    return typeof position === 'number' ? position : undefined;
  } catch {
    return undefined;
  }
}

/** The key of the current history entry. */
function currentEntryKey(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state
    ? String(state.key)
    : firstEntryKey;
}

/** Releases the height, and scrolls a page that was opened again to where it was left. */
export function restorePosition(): void {
  releaseHeight();
  const [navigation] = performance.getEntriesByType('navigation');
  const isOpenedAgain =
    navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
  const position = isOpenedAgain ? storedPosition(currentEntryKey()) : undefined;
  if (position !== undefined && Math.abs(position - window.scrollY) >= 1)
    window.scrollTo(0, position);
}

/** The page has its content again, or shows another one. */
export function releaseHeight(): void {
  document.documentElement.style.minHeight = '';
}
