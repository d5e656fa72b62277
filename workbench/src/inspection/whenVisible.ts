/**
 * Resolves once the page is visible: a hidden window is not rendered, and everything that depends
 * on rendering is delayed with it.
 */
export async function whenVisible(page: Document): Promise<void> {
  while (page.visibilityState === 'hidden')
    await new Promise((done) => {
      page.addEventListener('visibilitychange', done, { once: true });
    });
}
