/**
 * How long an inspection waits for pictures: each has its own timeout once, and there is a total
 * limit.
 */

/** The state of a picture. */
export interface ComingPicture {
  readonly complete: boolean;
  readonly addEventListener: (
    event: 'load' | 'error',
    listener: () => void,
    options: { readonly once: true },
  ) => void;
}

/** Milliseconds, per screenful and for the page. */
const [ofScreen, ofPage] = [3_000, 9_000];

const settled = (picture: ComingPicture) =>
  new Promise<void>((done) => {
    for (const event of ['load', 'error'] as const)
      picture.addEventListener(event, done, { once: true });
  });

/** For one walk through a page. A picture that timed out is not awaited again. */
export function createPictureWait(): (pictures: readonly ComingPicture[]) => Promise<void> {
  const timedOut = new WeakSet<ComingPicture>();
  let left = ofPage;
  return async (pictures) => {
    const coming = pictures.filter((picture) => !picture.complete && !timedOut.has(picture));
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
    for (const picture of coming) if (!picture.complete) timedOut.add(picture);
  };
}
