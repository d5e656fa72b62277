const frame = () => new Promise<void>((done) => { requestAnimationFrame(() => done()); });

/** A picture that does not come in this time is not waited for. */
const patience = 4_000;

const settled = (picture: HTMLImageElement): Promise<unknown> => {
  if (picture.complete || picture.getBoundingClientRect().width === 0) return Promise.resolve();
  return new Promise((done) => {
    for (const event of ['load', 'error']) picture.addEventListener(event, done, { once: true });
    setTimeout(done, patience);
  });
};

/** Scrolls through the page as a reader does, so that what is fetched when near has come, and back to the top. */
export async function walkThrough(): Promise<void> {
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight * 0.8) {
    scrollTo({ top: at, behavior: 'instant' });
    // Two: one in which the watchers hear of it, one in which what they fetched from memory is drawn.
    await frame();
    await frame();
    await Promise.all([...document.images].filter((picture) => picture.getBoundingClientRect().top < innerHeight * 2).map(settled));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  await frame();
  await frame();
}
