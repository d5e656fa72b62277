import { positionsKey, storeHeight } from './reservedHeight.ts';

/**
 * The scroll position of each history entry of the visit, stored for going back and for a reload.
 */
const storageKey = positionsKey;

interface ScrollingRouter {
  readonly enableScrollRestoration: (
    positions: Record<string, number>,
    read: () => number,
    keyOf: (location: { readonly key: string }) => string,
  ) => void;
  readonly state: { readonly location: { readonly key: string; readonly state?: unknown } };
}

function readPositions(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    return {};
  }
}

/** Whether the page shows more than its server's markup: further pages of a list. */
const hasMore = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'shownPages' in state;

/**
 * Leaves scroll positions to the router while the page is open, and to the browser when it closes.
 */
export function retainScrollPositions(router: ScrollingRouter): void {
  const positions = readPositions();
  history.scrollRestoration = 'manual';
  router.enableScrollRestoration(
    positions,
    () => window.scrollY,
    ({ key }) => key,
  );
  window.addEventListener('pagehide', () => {
    const { key, state } = router.state.location;
    positions[key] = window.scrollY;
    storeHeight(key, hasMore(state));
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // If storage is full only a scroll position is lost.
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}
