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
 * minute (spec section 8). Reloading would cancel a link to another site that was just followed: a file
 * of the present release that an interactive page requests is left to be loaded again, once, since
 * some browsers never do.
 * @param entry the URL of a script that changes with each release
 */
export function reloadOnStaleChunk(
  entry: string,
  goingTo: () => string | undefined = () => undefined,
): void {
  let hasFailed = false;
  let isChecking = false;
  const start = async (error: Error): Promise<never> => {
    // A browser may be the last to know that it is offline: reloaded then, the page would be lost.
    isChecking = true;
    const { ok, status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).finally(() => {
      isChecking = false;
    });
    const to = goingTo();
    const mayRecover = 'isReady' in document.documentElement.dataset && to === undefined && ok;
    if (status >= 500 || (mayRecover && !hasFailed)) {
      hasFailed = true;
      throw error;
    }
    sessionStorage.setItem(reloadedAt, String(Date.now()));
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
    // Every card of a list may lack the same file.
    if (isChecking) return;
    reload = start(event.payload);
    // Where nothing waits for it, the failure is no one's.
    reload.catch(() => undefined);
  });
}
