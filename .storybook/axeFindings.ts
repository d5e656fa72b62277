/** What axe finds wrong with the story on the page: all rules in the channel that is shown, contrast in every other. */
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { channels } from '../design-system/src/tokens/generated/tokenNames.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What a whole page owes and a part shown alone cannot have. */
const pageRules = [
  'region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'heading-order',
  'landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level',
];

declare global {
  interface Window {
    axe: { readonly run: (context: Element, options: object) => Promise<AxeResults> };
  }
}

/** Sentences, one per element and rule; empty when nothing is wrong. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.addScriptTag({ path: axeFile });
  const [shown, ...others] = channels;
  return page.evaluate(
    async ({ shown: first, others: rest, off }) => {
      const { documentElement: root, body } = document;
      const sentences = ({ violations }: AxeResults, channel: string): readonly string[] =>
        violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target, failureSummary, any }) => {
            const pair = any[0]?.data as { contrastRatio?: number; fgColor?: string; bgColor?: string } | undefined;
            const why = pair?.contrastRatio ? `${String(pair.contrastRatio)}: ${pair.fgColor ?? ''} on ${pair.bgColor ?? ''}` : (failureSummary ?? '');
            return `${channel}: ${id}, ${help}, ${target.join(' ')} (${why})`;
          }),
        );
      const found: string[] = [];
      for (const channel of [first, ...rest]) {
        root.dataset.channel = channel;
        const rules = channel === first ? { rules: off } : { runOnly: ['color-contrast'] };
        found.push(...sentences(await window.axe.run(body, { ...rules, resultTypes: ['violations'] }), channel));
      }
      root.dataset.channel = first;
      return found;
    },
    { shown, others, off: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) },
  );
}
