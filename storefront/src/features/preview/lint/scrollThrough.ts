import { createPictureWait } from './waitForPictures.ts';

const frame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => done());
  });

/** Maximum wait for a font, in milliseconds: its text is in a fallback font by then. */
const timeout = 3_000;

/**
 * Whether it is within the page's width; outside, in a scrolling row, it does not load until
 * scrolled to.
 */
export function isAcross(picture: Element): boolean {
  const { left, right, width } = picture.getBoundingClientRect();
  return width > 0 && right > 0 && left < document.documentElement.clientWidth;
}

/** What a visitor would see load by now. */
function isNear(picture: HTMLImageElement): boolean {
  const { top, bottom } = picture.getBoundingClientRect();
  return isAcross(picture) && bottom > 0 && top < innerHeight;
}

/** Scrolls through the page like a visitor, so that lazy content loads, and back to the top. */
export async function scrollThrough(): Promise<void> {
  const wait = createPictureWait();
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight * 0.8) {
    scrollTo({ top: at, behavior: 'instant' });
    // Two frames: observers fire in the first, and what they load from memory is rendered in the
    // second.
    await frame();
    await frame();
    await wait([...document.images].filter(isNear));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  // A picture may be replaced by a better one once it has been passed.
  await wait(
    [...document.images].filter((picture) => isAcross(picture) && picture.naturalWidth > 0),
  );
  await Promise.race([
    document.fonts.ready,
    new Promise((done) => {
      setTimeout(done, timeout);
    }),
  ]);
  await frame();
  await frame();
}
