/**
 * Texts of the story on the page whose pair of colours no component declares, in any channel’s
 * colours.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { channels } from '../design-system/src/tokens/generated/tokenNames.ts';
import type { ContrastCount } from './contrast/contrastCounts.ts';
import type { ContrastSource } from './contrast/contrastSource.ts';
import { readRenderedTexts } from './contrast/readRenderedTexts.ts';
import { appendNote } from './storyNotes.ts';
import type { StoryVisit } from './storyVisit.ts';
import { undeclaredPairs } from './contrast/undeclaredPairs.ts';

/** The run collects the declarations once and passes them to its workers as a file. */
let known: ContrastSource | undefined;
const source = (): ContrastSource =>
  (known ??= JSON.parse(readFileSync(process.env.CONTRAST_SOURCE ?? '', 'utf8')) as ContrastSource);

/**
 * One sentence per text and background; empty if all are declared. Records for the report what was
 * read.
 */
export async function contrastFindings(
  page: Page,
  { storyId, channel }: StoryVisit,
): Promise<readonly string[]> {
  const { standsOn } = source();
  const texts = await page.evaluate(readRenderedTexts, {
    channels,
    within: standsOn.map(({ within }) => within),
  });
  const found = undeclaredPairs(texts, source());
  const count: ContrastCount = {
    storyId,
    shown: channel,
    texts: texts.length,
    undeclared: found.length,
  };
  appendNote(process.env.CONTRAST_COUNTS, count);
  return found;
}
