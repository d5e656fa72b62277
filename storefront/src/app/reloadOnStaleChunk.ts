const reloadedAt = 'solvik-chunk-reload';
const onceIn = 60_000;

/**
 * A new version of the shop has other files: a screen that no longer loads reloads the page, at most once a minute (spec
 * section 8). `goingTo` is the address the visitor was on the way to, where there is one.
 */
export function reloadOnStaleChunk(goingTo: () => string | undefined = () => undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network there is no newer version to be had, and no page to come back to.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
    if (Date.now() - last < onceIn) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    const to = goingTo();
    if (to === undefined) location.reload();
    else location.assign(to);
  });
}
