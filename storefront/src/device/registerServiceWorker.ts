/**
 * Registers the shop's service worker at the root for the whole site (spec section 2); a browser
 * without workers, or one that refuses, causes no error.
 */
export async function registerServiceWorker(): Promise<void> {
  try {
    await ('serviceWorker' in navigator
      ? navigator.serviceWorker?.register('/service-worker.js', { scope: '/' })
      : undefined);
  } catch {
    // It is optional: without it the browser shows its own offline page.
  }
}
