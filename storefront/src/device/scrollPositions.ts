/**
 * The scroll position of each history entry of the visit, stored for going back and for a reload.
 */
const storageKey = 'react-router-scroll-positions';

interface ScrollingRouter {
  readonly enableScrollRestoration: (
    positions: Record<string, number>,
    read: () => number,
    keyOf: (location: { readonly key: string }) => string,
  ) => void;
  readonly state: { readonly location: { readonly key: string } };
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
    positions[router.state.location.key] = window.scrollY;
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
