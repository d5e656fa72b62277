/** What IBM's engine finds wrong with the story on the page: all rules in the first of the channels asked for, contrast in every other. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { unjudged } from './engineCounts.ts';
import type { RawFinding } from './reviewedFindings.ts';
import type { StoryVisit } from './storyVisit.ts';

const engine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

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
    readonly ace_ibma?: { readonly Checker: new () => { readonly check: (node: Document, policies: readonly string[]) => Promise<{ readonly results: readonly EngineResult[] }> } };
  }
}

/** Sentences, one per element and rule that fails or that nobody has judged; empty when nothing is wrong. */
export async function ibmFindings(page: Page, { storyId, channels }: StoryVisit): Promise<readonly string[]> {
  if (await page.evaluate(() => window.ace_ibma === undefined)) await page.evaluate(engine);
  const found = await page.evaluate(async (names) => {
    const { ace_ibma: ibm } = window;
    if (!ibm) throw new Error('IBM’s engine did not load.');
    const { documentElement: root } = document;
    const checker = new ibm.Checker();
    const findings: RawFinding[] = [];
    for (const channel of names) {
      root.dataset.channel = channel;
      const { results } = await checker.check(document, ['WCAG_2_2']);
      // Its other rules keep notes on the elements, and a second run takes them for doubles.
      const asked = channel === names[0] ? results : results.filter(({ ruleId }) => ruleId === 'text_contrast_sufficient');
      for (const { ruleId, value, message, snippet, node } of asked) {
        // What lies behind an open modal is hidden and out of reach as a whole; the panel holds the focus.
        const isBehind = node instanceof Element && node.closest('[data-aria-hidden="true"]') !== null;
        // A legend that only readers see counts as none to the engine.
        const isNamed = ruleId === 'fieldset_legend_valid' && node instanceof Element && (node.hasAttribute('aria-label') || node.querySelector(':scope > legend') !== null);
        // What is folded has no labels, names or places to the engine; it is asked again where a story unfolds it.
        const isFolded = /^(input_label_exists|fieldset_label_valid|target_spacing_sufficient)$/.test(ruleId) && node instanceof Element && node.closest('details:not([open])') !== null;
        if (value[1] !== 'PASS' && !isBehind && !isNamed && !isFolded) findings.push({ channel, rule: ruleId, kind: value.join(' '), message, snippet });
      }
    }
    root.dataset.channel = names[0] ?? '';
    return findings;
  }, channels);
  return unjudged(found, { storyId, channels, engine: 'IBM', mayJudge: () => true }).map(({ channel, rule, kind, message, snippet }) => `${channel}: IBM ${rule} (${kind}), ${message}: ${snippet.slice(0, 160)}`);
}
