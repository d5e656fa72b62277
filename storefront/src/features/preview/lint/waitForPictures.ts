/** How long pictures are waited for while a page is looked at: one that never comes costs its own patience once, and all of them together have an end. */

/** What is asked of a picture. */
export interface ComingPicture {
  readonly complete: boolean;
  readonly addEventListener: (
    event: 'load' | 'error',
    heard: () => void,
    options: { readonly once: true },
  ) => void;
}

/** Milliseconds, for one screenful and for the page. */
const [ofScreen, ofPage] = [3_000, 9_000];

const settled = (picture: ComingPicture) =>
  new Promise<void>((done) => {
    for (const event of ['load', 'error'] as const)
      picture.addEventListener(event, done, { once: true });
  });

/** For one walk through a page. What has not come in its time is not waited for again. */
export function createPictureWait(): (pictures: readonly ComingPicture[]) => Promise<void> {
  const givenUp = new WeakSet<ComingPicture>();
  let left = ofPage;
  return async (pictures) => {
    const coming = pictures.filter((picture) => !picture.complete && !givenUp.has(picture));
    if (coming.length === 0 || left <= 0) return;
    const from = performance.now();
    let bell: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([
      Promise.all(coming.map(settled)),
      new Promise((done) => {
        bell = setTimeout(done, Math.min(ofScreen, left));
      }),
    ]);
    clearTimeout(bell);
    left -= performance.now() - from;
    for (const picture of coming) if (!picture.complete) givenUp.add(picture);
  };
}
