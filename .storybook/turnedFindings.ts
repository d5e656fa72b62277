/** What the engines find in a story as the other channels show it, in their languages: every rule again, of a seeded part of the stories, or of all of them. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { channels } from '../design-system/src/tokens/generated/tokenNames.ts';
import { axeFindings } from './axeFindings.ts';
import { contrastFindings } from './contrastFindings.ts';
import { ibmFindings } from './ibmFindings.ts';
import { openStory } from './openStory.ts';
import { pageNoise } from './pageNoise.ts';

const seed = '2026';

/** Whether a story belongs to the seeded part; `share` is between 0 and 1. */
export const isInShare = (storyId: string, share: number): boolean =>
  createHash('sha256').update(`${seed} ${storyId}`).digest().readUInt32BE() < share * 2 ** 32;

/** Sentences, each beginning with its channel; `page` shows the story in the first channel and is left as it is. */
export async function turnedFindings(
  page: Page,
  { storyId, address }: { readonly storyId: string; readonly address: string },
): Promise<readonly string[]> {
  const said: string[] = [];
  for (const channel of channels.slice(1)) {
    // A page of its own: the engines keep notes on the elements, and a second run takes them for doubles.
    const turned = await page.context().newPage();
    await turned.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
    const noise = pageNoise(turned);
    await openStory(turned, { address, storyId, globals: { channel } });
    await turned.evaluate(async () => {
      // Storybook's own help for faults, hidden, has the first links of the page, and the skip link must be it.
      for (const help of document.querySelectorAll('.sb-wrapper')) help.remove();
      await document.fonts.ready;
    });
    const visit = { storyId, channel };
    said.push(
      ...noise.map((line) => `${channel}: ${line}`),
      ...(await axeFindings(turned, visit)),
      ...(await ibmFindings(turned, visit)),
      ...(await contrastFindings(turned, visit)),
    );
    await turned.close();
  }
  return said;
}
