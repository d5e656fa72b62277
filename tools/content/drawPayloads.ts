/** Draws generated content in the built Storybook, in the pinned browser: what breaks, what runs, and what axe finds in the valid ones. */
import type { Browser } from 'playwright';
import { axeFindings } from '../../.storybook/axeFindings.ts';
import { openStory } from '../../.storybook/openStory.ts';
import { pageNoise } from '../../.storybook/pageNoise.ts';
import { whatRuns } from './whatRuns.ts';

export interface Drawing {
  readonly browser: Browser;
  /** Of the built Storybook. */
  readonly address: string;
  readonly type: string;
  readonly kind: 'valid' | 'mutated';
  /** How many payloads in all, and on one page. */
  readonly count: number;
  readonly onePage: number;
}

/** Sentences, each with the seed that draws the page again; empty when nothing is wrong. */
export async function drawPayloads({
  browser,
  address,
  type,
  kind,
  count,
  onePage,
}: Drawing): Promise<readonly string[]> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'sv-SE',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const storyId = `widgets-generated-payloads--${kind}`;
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(`${type}, ${kind}: a script from content ran and said “${dialog.message()}”`);
    void dialog.dismiss();
  });
  const noise = pageNoise(page);
  for (let seed = 1; (seed - 1) * onePage < count; seed += 1) {
    noise.length = 0;
    const here = `${type}, ${kind}, seed ${String(seed)}`;
    try {
      await openStory(page, {
        address,
        storyId,
        args: { type, seed, count: Math.min(onePage, count - (seed - 1) * onePage) },
      });
      said.push(...noise.map((line) => `${here}: ${line}`));
      said.push(...(await page.evaluate(whatRuns)).map((line) => `${here}: ${line}`));
      if (kind === 'valid')
        said.push(
          ...(await axeFindings(page, { storyId, channel: 'se' })).map(
            (line) => `${here}: ${line}`,
          ),
        );
    } catch (error) {
      said.push(`${here}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await context.close();
  return said;
}
