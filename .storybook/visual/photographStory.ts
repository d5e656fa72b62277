/** Takes a story's photographs in every channel and at each of its widths. */
import type { Page } from 'playwright';
import { channels } from '../../design-system/src/tokens/generated/tokenNames.ts';
import { openStory } from '../openStory.ts';
import { switchChannel } from '../switchChannel.ts';
import { foreignFonts } from './foreignFonts.ts';
import { pictureHash } from './pictureHash.ts';
import type { PictureHash, PhotographId } from './photographKey.ts';
import './storybookPage.ts';
import type { VisualStory } from './visualStories.ts';

export interface Photograph extends PhotographId {
  readonly hash: PictureHash;
  readonly png: Buffer;
}

/** The highest photograph; a higher story is a mistake. */
const tallest = 12_000;
const margin = 16;

/** Waits until everything is rendered, and returns its height in CSS pixels. */
async function settle(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { body } = document;
    // A hidden picture that is loaded lazily would never load.
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map(async (image) => image.decode().catch(() => undefined)),
    );
    await new Promise((done) => {
      requestAnimationFrame(() => {
        requestAnimationFrame(done);
      });
    });
    const bottoms = [...body.querySelectorAll('*')].map((element) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
        ? bottom + scrollY
        : 0;
    });
    return Math.ceil(Math.max(...bottoms, 0));
  });
}

/**
 * Whether only the window is photographed: it is scrolled, or something is fixed over the page, and
 * a photograph of the whole page would move both.
 */
const isWindow = async (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      scrollY > 0 ||
      document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null,
  );

/** All photographs of one story, taken one after another in a page of the camera. */
export async function photographStory(
  page: Page,
  { address, story }: { readonly address: string; readonly story: VisualStory },
): Promise<readonly Photograph[]> {
  const photographs: Photograph[] = [];
  for (const width of story.widths) {
    const height = width < 700 ? 844 : 900;
    await page.setViewportSize({ width, height });
    // Opened again at each width, because a component may decide on mount what to render.
    await openStory(page, { address, storyId: story.id });
    for (const channel of channels) {
      if (channel !== channels[0]) await switchChannel(page, { storyId: story.id, channel });
      const drawn = await settle(page);
      const foreign = width === story.widths[0] ? await foreignFonts(page) : [];
      if (foreign.length > 0)
        throw new Error(
          `${story.id} in ${channel}: ${foreign.join('; ')}. Use characters that the shop’s fonts have.`,
        );
      const clip = { x: 0, y: 0, width, height: Math.min(drawn + margin, tallest) };
      const png = await page.screenshot({
        animations: 'disabled',
        caret: 'hide',
        ...(!(await isWindow(page)) && { fullPage: true, clip }),
      });
      photographs.push({ storyId: story.id, channel, width, png, hash: pictureHash(png) });
    }
  }
  return photographs;
}
