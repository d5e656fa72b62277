const reloadedAt = 'solvik-chunk-reload';
const reloadInterval = 60_000;

/**
 * A new release has other files: a screen that no longer loads reloads the page, at most once a
 * minute (spec section 8). `goingTo` is the address of the navigation, if any.
 */
export function reloadOnStaleChunk(goingTo: () => string | undefined = () => undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network there is no newer release to load, and no page to return to.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
    if (Date.now() - last < reloadInterval) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    const to = goingTo();
    if (to === undefined) location.reload();
    else location.assign(to);
  });
}
