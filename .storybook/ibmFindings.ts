/** What IBM's engine finds wrong with the story on the page: all its rules, in the channel shown. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { unjudged } from './engineCounts.ts';
import type { RawFinding } from './reviewedFindings.ts';
import type { StoryVisit } from './storyVisit.ts';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

interface EngineResult {
  readonly ruleId: string;
  /** What it is about, and what came of it: VIOLATION or RECOMMENDATION; PASS, FAIL, POTENTIAL or MANUAL. */
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

/** Sentences, one per element and rule that fails or that nobody has judged; empty when nothing is wrong. */
export async function ibmFindings(page: Page, visit: StoryVisit): Promise<readonly string[]> {
  if (await page.evaluate(() => window.ace_ibma === undefined)) await page.evaluate(engine);
  const found = await page.evaluate(async () => {
    const { ace_ibma: ibm } = window;
    if (!ibm) throw new Error('IBM’s engine did not load.');
    const { results } = await new ibm.Checker().check(document, ['WCAG_2_2']);
    const findings: RawFinding[] = [];
    for (const { ruleId, value, message, snippet, node } of results) {
      // What lies behind an open modal is hidden and out of reach as a whole; the panel holds the focus.
      const isBehind =
        node instanceof Element && node.closest('[data-aria-hidden="true"]') !== null;
      // A legend that only readers see counts as none to the engine.
      const isNamed =
        ruleId === 'fieldset_legend_valid' &&
        node instanceof Element &&
        (node.hasAttribute('aria-label') || node.querySelector(':scope > legend') !== null);
      // What is folded has no labels, names or places to the engine; it is asked again where a story unfolds it.
      const isFolded =
        /^(input_label_exists|fieldset_label_valid|target_spacing_sufficient)$/.test(ruleId) &&
        node instanceof Element &&
        node.closest('details:not([open])') !== null;
      if (value[1] !== 'PASS' && !isBehind && !isNamed && !isFolded)
        findings.push({ rule: ruleId, kind: value.join(' '), message, snippet });
    }
    return findings;
  });
  return unjudged(found, { ...visit, engine: 'IBM', mayJudge: () => true }).map(
    ({ rule, kind, message, snippet }) =>
      `${visit.channel}: IBM ${rule} (${kind}), ${message}: ${snippet.slice(0, 160)}`,
  );
}
