import { createPictureWait } from './waitForPictures.ts';

const frame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => done());
  });

/** A font that does not come is not waited for longer, in milliseconds: its words stand in another by then. */
const patience = 3_000;

/** Whether it stands in the page's own breadth; beside it, in a row that scrolls, it is not fetched until it is turned to. */
export function isAcross(picture: Element): boolean {
  const { left, right, width } = picture.getBoundingClientRect();
  return width > 0 && right > 0 && left < document.documentElement.clientWidth;
}

/** What a reader would see come by now. */
function isNear(picture: HTMLImageElement): boolean {
  const { top, bottom } = picture.getBoundingClientRect();
  return isAcross(picture) && bottom > 0 && top < innerHeight;
}

/** Scrolls through the page as a reader does, so that what is fetched when near has come, and back to the top. */
export async function walkThrough(): Promise<void> {
  const wait = createPictureWait();
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight * 0.8) {
    scrollTo({ top: at, behavior: 'instant' });
    // Two: one in which the watchers hear of it, one in which what they fetched from memory is drawn.
    await frame();
    await frame();
    await wait([...document.images].filter(isNear));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  // A picture may be changed for a better one once it has been passed.
  await wait(
    [...document.images].filter((picture) => isAcross(picture) && picture.naturalWidth > 0),
  );
  await Promise.race([
    document.fonts.ready,
    new Promise((done) => {
      setTimeout(done, patience);
    }),
  ]);
  await frame();
  await frame();
}
