/** Registers the shop's service worker at the root for the whole site (spec section 2); a browser without workers, or one that refuses, is served without complaint. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await ('serviceWorker' in navigator
      ? navigator.serviceWorker?.register('/service-worker.js', { scope: '/' })
      : undefined);
  } catch {
    // It is an extra: without it a page that cannot be fetched is the browser's own to explain.
  }
}
