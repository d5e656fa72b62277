/**
 * Unreviewed violations and open checks that axe reports for the story on the page: all rules, in
 * the current channel.
 */
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { findUnreviewed } from './engineCounts.ts';
import type { StoryVisit } from './storyVisit.ts';
import type { RawFinding } from './reviewedFindings.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Rules for whole pages, which a single component cannot satisfy. */
const pageRules = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'bypass',
  'skip-link',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
];

/**
 * Twenty widgets of one kind on a page, named from a small set of words: some have the same name.
 */
const assemblyRules = ['landmark-unique'];

const rulesOff = (storyId: string): readonly string[] => {
  if (storyId.startsWith('screens-')) return [];
  return storyId.startsWith('widgets-generated-payloads')
    ? [...pageRules, ...assemblyRules]
    : pageRules;
};

declare global {
  interface Window {
    axe: { readonly run: (context: Element, options: object) => Promise<AxeResults> };
  }
}

async function collect(
  page: Page,
  off: readonly string[],
): Promise<readonly (RawFinding & { readonly isOpen: boolean })[]> {
  return page.evaluate(
    async (rules) => {
      const found: (RawFinding & { readonly isOpen: boolean })[] = [];
      const note = (results: AxeResults['violations'], isOpen: boolean) => {
        for (const { id, help, nodes } of results)
          for (const { target, html, failureSummary, any } of nodes) {
            // Content behind an open modal is hidden and inert; the panel traps the focus.
            if (
              id === 'aria-hidden-focus' &&
              document.querySelector(target.join(' '))?.closest('[data-aria-hidden="true"]')
            )
              continue;
            const pair = any[0]?.data as
              | { contrastRatio?: number; fgColor?: string; bgColor?: string; messageKey?: string }
              | undefined;
            const why = pair?.contrastRatio
              ? `${String(pair.contrastRatio)}: ${pair.fgColor ?? ''} on ${pair.bgColor ?? ''}`
              : (failureSummary ?? '');
            found.push({
              rule: id,
              kind: isOpen ? `incomplete ${pair?.messageKey ?? ''}` : 'violation',
              message: `${help}, ${target.join(' ')} (${why})`,
              snippet: html,
              isOpen,
            });
          }
      };
      const { violations, incomplete } = await window.axe.run(document.body, {
        rules,
        resultTypes: ['violations', 'incomplete'],
      });
      note(violations, false);
      note(incomplete, true);
      return found;
    },
    Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
  );
}

/**
 * One sentence per element and rule; empty if nothing is wrong. A whole screen must satisfy the
 * rules for pages too.
 */
export async function axeFindings(page: Page, visit: StoryVisit): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined))
    await page.addScriptTag({ path: axeFile });
  const found = await collect(page, rulesOff(visit.storyId));
  return findUnreviewed(found, { ...visit, engine: 'axe', mayReview: ({ isOpen }) => isOpen }).map(
    ({ rule, kind, message, snippet, isOpen }) =>
      `${visit.channel}: ${rule} (${kind}), ${message}${isOpen ? ` ${snippet.slice(0, 160)}` : ''}`,
  );
}
