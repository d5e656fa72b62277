/**
 * Findings of the accessibility engines in the other channels, in their languages: all rules again,
 * for a seeded sample of the stories or for all.
 */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { channels } from '../design-system/src/tokens/generated/tokenNames.ts';
import { axeFindings } from './axeFindings.ts';
import { contrastFindings } from './contrastFindings.ts';
import { ibmFindings } from './ibmFindings.ts';
import { openStory } from './openStory.ts';
import { recordPageErrors } from './recordPageErrors.ts';
import { switchChannel } from './switchChannel.ts';

const seed = '2026';

/** Whether a story belongs to the seeded sample; `share` is between 0 and 1. */
export const isInShare = (storyId: string, share: number): boolean =>
  createHash('sha256').update(`${seed} ${storyId}`).digest().readUInt32BE() < share * 2 ** 32;

/**
 * Sentences, each starting with its channel; `page` shows the story in the first channel and is not
 * changed.
 */
export async function channelFindings(
  page: Page,
  { storyId, address }: { readonly storyId: string; readonly address: string },
): Promise<readonly string[]> {
  const findings: string[] = [];
  // A page of its own: the engines store notes on elements, and a second run would count them twice.
  const other = await page.context().newPage();
  await other.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  const errors = recordPageErrors(other);
  for (const [at, channel] of channels.slice(1).entries()) {
    // Opened once, as loading Storybook takes longer than all checks of a story.
    if (at === 0) await openStory(other, { address, storyId, globals: { channel } });
    else await switchChannel(other, { storyId, channel });
    await other.evaluate(async () => {
      // Storybook's hidden help contains the first links of the page, but the skip link must be the
      // first.
      for (const help of document.querySelectorAll('.sb-wrapper')) help.remove();
      await document.fonts.ready;
    });
    const visit = { storyId, channel };
    findings.push(
      ...errors.splice(0).map((line) => `${channel}: ${line}`),
      ...(await axeFindings(other, visit)),
      ...(await ibmFindings(other, visit)),
      ...(await contrastFindings(other, visit)),
    );
  }
  await other.close();
  return findings;
}
