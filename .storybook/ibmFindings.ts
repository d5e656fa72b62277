/** Findings of IBM's engine about the story on the page: all its rules, in the current channel. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { findUnreviewed } from './engineCounts.ts';
import type { RawFinding } from './reviewedFindings.ts';
import type { StoryVisit } from './storyVisit.ts';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

interface EngineResult {
  readonly ruleId: string;
  /** The subject and the outcome: VIOLATION or RECOMMENDATION; PASS, FAIL, POTENTIAL or MANUAL. */
  readonly value: readonly [string, string];
  readonly message: string;
  readonly snippet: string;
  readonly node?: Node;
}

declare global {
  interface Window {
    readonly ace_ibma?: {
      readonly Checker: new () => {
        readonly check: (
          node: Document,
          policies: readonly string[],
        ) => Promise<{ readonly results: readonly EngineResult[] }>;
      };
    };
  }
}

/** One sentence per element and rule that fails or has no review; empty if nothing is wrong. */
export async function ibmFindings(page: Page, visit: StoryVisit): Promise<readonly string[]> {
  if (await page.evaluate(() => window.ace_ibma === undefined)) await page.evaluate(engine);
  const found = await page.evaluate(async () => {
    const { ace_ibma: ibm } = window;
    if (!ibm) throw new Error('IBM’s engine did not load.');
    const { results } = await new ibm.Checker().check(document, ['WCAG_2_2']);
    const findings: RawFinding[] = [];
    for (const { ruleId, value, message, snippet, node } of results) {
      // Content behind an open modal is hidden and inert; the panel traps the focus.
      const isBehind =
        node instanceof Element && node.closest('[data-aria-hidden="true"]') !== null;
      // The engine does not count a legend that is visible only to screen readers.
      const isNamed =
        ruleId === 'fieldset_legend_valid' &&
        node instanceof Element &&
        (node.hasAttribute('aria-label') || node.querySelector(':scope > legend') !== null);
      // The engine finds no labels or names in collapsed content; stories that expand it are
      // checked separately.
      const isFolded =
        /^(input_label_exists|fieldset_label_valid|target_spacing_sufficient)$/.test(ruleId) &&
        node instanceof Element &&
        node.closest('details:not([open])') !== null;
      if (value[1] !== 'PASS' && !isBehind && !isNamed && !isFolded)
        findings.push({ rule: ruleId, kind: value.join(' '), message, snippet });
    }
    return findings;
  });
  return findUnreviewed(found, { ...visit, engine: 'IBM', mayReview: () => true }).map(
    ({ rule, kind, message, snippet }) =>
      `${visit.channel}: IBM ${rule} (${kind}), ${message}: ${snippet.slice(0, 160)}`,
  );
}
