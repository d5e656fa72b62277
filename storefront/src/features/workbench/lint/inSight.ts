/** Resolves once somebody can see the page: a window that nobody sees is not drawn, and what waits to be drawn waits with it. */
export async function inSight(page: Document): Promise<void> {
  while (page.visibilityState === 'hidden')
    await new Promise((done) => {
      page.addEventListener('visibilitychange', done, { once: true });
    });
}
