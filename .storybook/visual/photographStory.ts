/** Takes a story's photographs in every channel and at every width that matters to it. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { channels, type Channel } from '../../design-system/src/tokens/generated/tokenNames.ts';
import { languageOf } from '../toolbar.ts';
import type { PictureHash, Shot } from './shot.ts';
import './storybookPage.ts';
import type { VisualStory } from './visualStories.ts';

export interface Photograph extends Shot {
  readonly hash: PictureHash;
  readonly png: Buffer;
}

/** The page never grows beyond this; a story that does is a mistake. */
const tallest = 12_000;
const margin = 16;

async function openStory(page: Page, { address, storyId }: { readonly address: string; readonly storyId: string }): Promise<void> {
  await page.mouse.move(0, 0);
  await page.goto(`${address}/iframe.html?id=${storyId}&viewMode=story&globals=a11y.manual:!true`, { waitUntil: 'load' });
  const ended = await page.waitForFunction(() => {
    const [report] = window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? [];
    return report as { status: string } | undefined;
  });
  const { status } = (await ended.jsonValue()) as { readonly status: string };
  if (status !== 'success') throw new Error(`${storyId} does not render: ${status}`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(async (image) => image.decode().catch(() => undefined)));
  });
}

/** Turns the page to a channel and its language, and gives the height of what is then drawn, in CSS pixels. */
async function turnTo(page: Page, channel: Channel): Promise<number> {
  return page.evaluate(
    async ({ channel: name, language }) => {
      const { documentElement: root, body } = document;
      root.dataset.channel = name;
      root.lang = language;
      await document.fonts.ready;
      await new Promise((done) => { requestAnimationFrame(() => { requestAnimationFrame(done); }); });
      const bottoms = [...body.querySelectorAll('*')].map((element) => {
        const { width, height, bottom } = element.getBoundingClientRect();
        return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden' ? bottom + scrollY : 0;
      });
      return Math.ceil(Math.max(...bottoms, 0));
    },
    { channel, language: languageOf({ channel, locale: 'channel' }) },
  );
}

/** All photographs of one story, taken one after another in a page of the camera. */
export async function photographStory(page: Page, { address, story }: { readonly address: string; readonly story: VisualStory }): Promise<readonly Photograph[]> {
  const photographs: Photograph[] = [];
  for (const width of story.widths) {
    const height = width < 700 ? 844 : 900;
    await page.setViewportSize({ width, height });
    // Opened anew at each width: a part may choose what to draw when it first appears.
    await openStory(page, { address, storyId: story.id });
    for (const channel of channels) {
      const drawn = await turnTo(page, channel);
      const clip = { x: 0, y: 0, width, height: Math.min(drawn + margin, tallest) };
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip });
      photographs.push({ storyId: story.id, channel, width, png, hash: createHash('sha256').update(png).digest('hex').slice(0, 32) });
    }
  }
  return photographs;
}
