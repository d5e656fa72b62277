/**
 * Renders generated content in the built Storybook, in the pinned browser: reports what breaks,
 * which scripts run, and what axe finds in valid content.
 */
import type { Browser } from 'playwright';
import { axeFindings } from '../../.storybook/axeFindings.ts';
import { openStory } from '../../.storybook/openStory.ts';
import { recordPageErrors } from '../../.storybook/recordPageErrors.ts';
import { findExecutableContent } from './findExecutableContent.ts';

export interface Drawing {
  readonly browser: Browser;
  /** Of the built Storybook. */
  readonly address: string;
  readonly type: string;
  readonly kind: 'valid' | 'mutated';
  /** The numbers of payloads in total and on one page. */
  readonly count: number;
  readonly onePage: number;
}

/**
 * One sentence per finding, with the seed that reproduces the page; empty if nothing is wrong.
 */
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
  const findings: string[] = [];
  page.on('dialog', (dialog) => {
    findings.push(`${type}, ${kind}: a script from content ran: “${dialog.message()}”`);
    void dialog.dismiss();
  });
  const errors = recordPageErrors(page);
  for (let seed = 1; (seed - 1) * onePage < count; seed += 1) {
    errors.length = 0;
    const here = `${type}, ${kind}, seed ${String(seed)}`;
    try {
      await openStory(page, {
        address,
        storyId,
        args: { type, seed, count: Math.min(onePage, count - (seed - 1) * onePage) },
      });
      findings.push(...errors.map((line) => `${here}: ${line}`));
      findings.push(
        ...(await page.evaluate(findExecutableContent)).map((line) => `${here}: ${line}`),
      );
      if (kind === 'valid')
        findings.push(
          ...(await axeFindings(page, { storyId, channel: 'se' })).map(
            (line) => `${here}: ${line}`,
          ),
        );
    } catch (error) {
      findings.push(`${here}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await context.close();
  return findings;
}
