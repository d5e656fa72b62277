const frame = () => new Promise<void>((done) => { requestAnimationFrame(() => done()); });

/** Pictures that have not come in this time altogether are not waited for. */
const patience = 6_000;

/** What a reader would see come by now; a picture beside the screen, in a row that scrolls, is not fetched until it is turned to. */
function isNear(picture: HTMLImageElement): boolean {
  const { top, bottom, left, right, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

const settled = (picture: HTMLImageElement) =>
  new Promise((done) => {
    if (picture.complete) return done(undefined);
    for (const event of ['load', 'error']) picture.addEventListener(event, done, { once: true });
    return undefined;
  });

/** Scrolls through the page as a reader does, so that what is fetched when near has come, and back to the top. */
export async function walkThrough(): Promise<void> {
  const enough = new Promise((done) => { setTimeout(done, patience); });
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight * 0.8) {
    scrollTo({ top: at, behavior: 'instant' });
    // Two: one in which the watchers hear of it, one in which what they fetched from memory is drawn.
    await frame();
    await frame();
    await Promise.race([enough, Promise.all([...document.images].filter(isNear).map(settled))]);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  await frame();
  await frame();
}
