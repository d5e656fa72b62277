/** How long pictures are waited for while a page is looked at: one that never comes costs its own patience once, and all of them together have an end. */

type Awaited = Pick<HTMLImageElement, 'complete' | 'addEventListener'>;

/** Milliseconds, for one screenful and for the page. */
const [ofScreen, ofPage] = [3_000, 9_000];

const settled = (picture: Awaited) =>
  new Promise((done) => {
    for (const event of ['load', 'error']) picture.addEventListener(event, done, { once: true });
  });

/** For one walk through a page. What has not come in its time is not waited for again. */
export function createPictureWait(): (pictures: readonly Awaited[]) => Promise<void> {
  const givenUp = new WeakSet<Awaited>();
  let left = ofPage;
  return async (pictures) => {
    const coming = pictures.filter((picture) => !picture.complete && !givenUp.has(picture));
    if (coming.length === 0 || left <= 0) return;
    const from = performance.now();
    let bell: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([Promise.all(coming.map(settled)), new Promise((done) => { bell = setTimeout(done, Math.min(ofScreen, left)); })]);
    clearTimeout(bell);
    left -= performance.now() - from;
    for (const picture of coming) if (!picture.complete) givenUp.add(picture);
  };
}
