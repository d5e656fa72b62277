/** Where each entry of the visit's history was scrolled to, kept for the way back and for a reload. */
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

/** Lets a router remember positions while the page stands, and leaves them to the browser when it goes. */
export function keepScrollPositions(router: ScrollingRouter): void {
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
      // A full storage costs a scroll position.
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}
