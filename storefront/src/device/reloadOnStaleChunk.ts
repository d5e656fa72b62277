const reloadedAt = 'reloaded';
const reloadInterval = 60_000;

let reload: Promise<never> = new Promise(() => undefined);

/**
 * What a load waits for whose file is gone while the page is being reloaded: it stays pending, or
 * rejects if the shop does not answer.
 */
export const pageReload = (): Promise<never> => reload;

/**
 * A new release has other files: a screen that no longer loads reloads the page, at most once a
 * minute (spec section 8).
 */
export function reloadOnStaleChunk(goingTo: () => string | undefined = () => undefined): void {
  const start = async (error: Error): Promise<never> => {
    // A browser may be the last to know that it is offline: reloaded then, the page would be lost.
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) throw error;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    const to = goingTo();
    if (to === undefined) location.reload();
    else location.assign(to);
    return new Promise(() => undefined);
  };
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network there is no newer release to load, and no page to return to.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
    if (Date.now() - last < reloadInterval) return;
    event.preventDefault();
    reload = start(event.payload);
    // Where nothing waits for it, the failure is no one's.
    reload.catch(() => undefined);
  });
}
