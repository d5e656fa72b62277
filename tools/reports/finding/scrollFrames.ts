/** Frames that are late while a list of five hundred cards is scrolled. */
import type { Browser } from 'playwright';

export interface ScrollFigures {
  readonly window: string;
  readonly cards: number;
  readonly frames: number;
  /** Frames that took longer than two of the display’s. */
  readonly late: number;
  readonly longestMs: number;
}

const windows = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
const wantedCards = 500;
/** Milliseconds in which the pictures of all cards are drawn. */
const maxDrawing = 600_000;
/** Milliseconds of two frames at 60 a second, with room for the clock. */
const lateAfter = 34;

/** Scrolls from the top to the end of the page, a third of a window per frame. */
async function scrollThrough(late: number) {
  const step = innerHeight / 3;
  const times: number[] = [];
  scrollTo(0, 0);
  await new Promise<void>((resolve) => {
    let last = performance.now();
    const frame = (now: number) => {
      times.push(now - last);
      last = now;
      scrollBy(0, step);
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 2) resolve();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return {
    frames: times.length,
    late: times.filter((time) => time > late).length,
    longestMs: Math.max(...times),
  };
}

export async function scrollFrames(
  browser: Browser,
  path: string,
): Promise<readonly ScrollFigures[]> {
  const figures: ScrollFigures[] = [];
  for (const { name, width, height } of windows) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(path);
    await page.locator('html[data-is-ready]').waitFor();
    const cards = page.locator('main [data-product]');
    const more = page.getByRole('link', { name: 'Visa fler' });
    while ((await cards.count()) < wantedCards && (await more.count()) > 0) {
      const before = await cards.count();
      await more.click();
      await page.waitForFunction(
        (count) => document.querySelectorAll('main [data-product]').length > count,
        before,
      );
    }
    // The first visit has the shop draw its pictures, on the same processors.
    await page.evaluate(scrollThrough, lateAfter);
    await page.waitForFunction(
      () => [...document.images].every(({ complete }) => complete),
      undefined,
      { timeout: maxDrawing },
    );
    figures.push({
      window: name,
      cards: await cards.count(),
      ...(await page.evaluate(scrollThrough, lateAfter)),
    });
    await page.close();
  }
  return figures;
}
