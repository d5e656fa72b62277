const reloadedAt = 'solvik-chunk-reload';
const onceIn = 60_000;

/** A new version of the shop has other files: a screen that no longer loads reloads the page, at most once a minute (spec section 8). */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
    if (Date.now() - last < onceIn) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    location.reload();
  });
}
