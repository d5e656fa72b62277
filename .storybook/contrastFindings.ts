/** Which texts of the story on the page are drawn in a pair of colours that no part declares, in any channel’s colours. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { channels } from '../design-system/src/tokens/generated/tokenNames.ts';
import type { ContrastCount } from './contrast/contrastCounts.ts';
import type { ContrastSource } from './contrast/contrastSource.ts';
import { readRenderedTexts } from './contrast/readRenderedTexts.ts';
import { note } from './storyNotes.ts';
import type { StoryVisit } from './storyVisit.ts';
import { undeclaredPairs } from './contrast/undeclaredPairs.ts';

/** The run gathers the declarations once and hands them to its workers as a file. */
let known: ContrastSource | undefined;
const source = (): ContrastSource =>
  (known ??= JSON.parse(readFileSync(process.env.CONTRAST_SOURCE ?? '', 'utf8')) as ContrastSource);

/** Sentences, one per text and ground; empty when all is declared. Notes for the report what was read. */
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
  note(process.env.CONTRAST_COUNTS, count);
  return found;
}
