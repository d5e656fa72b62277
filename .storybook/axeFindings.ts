/** What axe finds wrong with the story on the page, or leaves open and nobody has judged: all rules in the first of the channels asked for, contrast in every other. */
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { unjudged } from './engineCounts.ts';
import type { StoryVisit } from './storyVisit.ts';
import type { RawFinding } from './reviewedFindings.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What a whole page owes and a part shown alone cannot have. */
const pageRules = [
  'region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'skip-link', 'heading-order',
  'landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level',
];

declare global {
  interface Window {
    axe: { readonly run: (context: Element, options: object) => Promise<AxeResults> };
  }
}

async function collect(page: Page, { channels, rulesOff }: Pick<StoryVisit, 'channels'> & { readonly rulesOff: readonly string[] }): Promise<readonly (RawFinding & { readonly isOpen: boolean })[]> {
  const [shown, ...others] = channels;
  return page.evaluate(
    async ({ shown: first, others: rest, off }) => {
      const { documentElement: root, body } = document;
      const found: (RawFinding & { readonly isOpen: boolean })[] = [];
      const note = (results: AxeResults['violations'], channel: string, isOpen: boolean) => {
        for (const { id, help, nodes } of results)
          for (const { target, html, failureSummary, any } of nodes) {
            // What lies behind an open modal is hidden and out of reach as a whole; the panel holds the focus.
            if (id === 'aria-hidden-focus' && document.querySelector(target.join(' '))?.closest('[data-aria-hidden="true"]')) continue;
            const pair = any[0]?.data as { contrastRatio?: number; fgColor?: string; bgColor?: string; messageKey?: string } | undefined;
            const why = pair?.contrastRatio ? `${String(pair.contrastRatio)}: ${pair.fgColor ?? ''} on ${pair.bgColor ?? ''}` : (failureSummary ?? '');
            found.push({ channel, rule: id, kind: isOpen ? `incomplete ${pair?.messageKey ?? ''}` : 'violation', message: `${help}, ${target.join(' ')} (${why})`, snippet: html, isOpen });
          }
      };
      for (const channel of [first, ...rest]) {
        root.dataset.channel = channel;
        const rules = channel === first ? { rules: off } : { runOnly: ['color-contrast'] };
        const { violations, incomplete } = await window.axe.run(body, { ...rules, resultTypes: ['violations', 'incomplete'] });
        note(violations, channel, false);
        note(incomplete, channel, true);
      }
      root.dataset.channel = first;
      return found;
    },
    { shown, others, off: Object.fromEntries(rulesOff.map((rule) => [rule, { enabled: false }])) },
  );
}

/** Sentences, one per element and rule; empty when nothing is wrong. A whole screen owes the rules of a page too. */
export async function axeFindings(page: Page, { storyId, channels }: StoryVisit): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.addScriptTag({ path: axeFile });
  const isScreen = storyId.startsWith('screens-');
  const found = await collect(page, { channels, rulesOff: isScreen ? [] : pageRules });
  return unjudged(found, { storyId, channels, engine: 'axe', mayJudge: ({ isOpen }) => isOpen }).map(({ channel, rule, kind, message, snippet, isOpen }) => `${channel}: ${rule} (${kind}), ${message}${isOpen ? ` ${snippet.slice(0, 160)}` : ''}`);
}
