/**
 * `npm run report:design`: figures that prove the design system; `-- accept` makes the current
 * sizes the budget, `-- keep` saves the figures of the long reports in the repository.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastCounts } from '../../.storybook/contrast/contrastCounts.ts';
import { builtStories } from '../../.storybook/buildStorybook.ts';
import { engineCounts } from '../../.storybook/engineCounts.ts';
import { fingerprintSources } from '../../.storybook/visual/changedFiles.ts';
import { declaredContrast } from '../../design-system/src/tokens/buildTokens.ts';
import { failureOf } from '../../design-system/src/tokens/contrastReport.ts';
import { channels } from '../../design-system/src/tokens/brandChannels.ts';
import { checkHouse } from '../checks/houseRules.ts';
import { componentFacts } from '../design/componentFacts.ts';
import { componentSizes } from '../design/componentSizes.ts';
import {
  saveFigures,
  readSavedFigures,
  type StoryCheck,
  storyChecks,
  type StoryCount,
  sumStoryCounts,
  type VisualRun,
} from '../design/savedMetrics.ts';
import { designFailures, noPhotographs, proofs } from '../design/designFailures.ts';
import { findOverBudget } from '../design/sizeBudget.ts';
import type { StyledCost } from '../../design-system/src/testing/styledCost.ts';

const root = join(import.meta.dirname, '../..');
const budgetFile = join(root, 'tools/design/sizeBudget.json');
const print = (line: string) => process.stdout.write(`${line}\n`);

const facts = componentFacts(root);
const sizes = await componentSizes(root, facts);

if (process.argv.includes('accept')) {
  writeFileSync(budgetFile, `${JSON.stringify(sizes, null, 2)}\n`);
  print(`${String(facts.length)} sizes accepted`);
  process.exit(0);
}

print(`Components, layout parts and the set of icons: ${String(facts.length)}`);
for (const [what, words] of proofs) {
  const without = facts.filter((each) => !each[what]).map(({ name }) => name);
  print(
    `  with ${words}: ${String(facts.length - without.length)}${without.length > 0 ? `; without: ${without.join(', ')}` : ''}`,
  );
}

const { pairs, findings } = await declaredContrast();
const passing = pairs.filter((_, at) =>
  channels.every((_channel, column) => findings[column * pairs.length + at]?.passes),
);
print(
  `Contrast pairs passing, ${String(channels.length)} channels: ${String(passing.length)} of ${String(pairs.length)}`,
);
for (const failing of findings.filter(({ passes }) => !passes)) print(`✗ ${failureOf(failing)}`);
const sources = fingerprintSources(root);
const saved = readSavedFigures(root, sources);
const counts: Readonly<Record<StoryCheck, readonly StoryCount[]>> = {
  contrast: contrastCounts(root, sources).map(({ texts, undeclared, ...look }) => ({
    ...look,
    read: texts,
    wrong: undeclared,
  })),
  axe: engineCounts(root, sources)
    .filter(({ engine }) => engine === 'axe')
    .map(({ errors, ...look }) => ({ ...look, wrong: errors })),
  IBM: engineCounts(root, sources)
    .filter(({ engine }) => engine === 'IBM')
    .map(({ errors, ...look }) => ({ ...look, wrong: errors })),
};
const date = new Date().toISOString();
const stories = builtStories(root);
const counted = Object.fromEntries(
  storyChecks.map((check) => [
    check,
    sumStoryCounts({ stories, counts: counts[check], date, sources }),
  ]),
) as Record<StoryCheck, ReturnType<typeof sumStoryCounts>>;
const checks = Object.fromEntries(
  storyChecks.map((check) => [
    check,
    typeof counted[check] === 'string' ? (saved[check] ?? counted[check]) : counted[check],
  ]),
) as typeof counted;
for (const check of storyChecks) {
  const figures = checks[check];
  if (typeof figures === 'string') print(`${check}: ${figures}`);
  else
    print(
      `${check}, ${figures.date}: ${check === 'contrast' ? `${String(figures.wrong)} undeclared of ${String(figures.read)} kinds of rendered text, read in ${figures.coverage}` : `${String(figures.wrong)} errors over ${figures.coverage}; left open and judged:`}`,
    );
  if (typeof figures !== 'string')
    for (const [reason, times] of Object.entries(figures.judged))
      print(`  ${String(times)} × ${reason}`);
}

const visualFile = join(root, '.cache/visualRun.json');
const lastVisual = existsSync(visualFile)
  ? (JSON.parse(readFileSync(visualFile, 'utf8')) as VisualRun)
  : undefined;
const visual = lastVisual?.sources === sources ? lastVisual : saved.photographs;
print(
  `Photographs: ${visual ? `${visual.date}, a full pass of ${String(visual.photographs)} of ${String(visual.stories)} stories, ${String(visual.changed)} differ from the accepted ones; ${String(visual.repeated)} repeated, ${String(visual.different)} differ; ${String(visual.failed)} stories could not be photographed` : noPhotographs}`,
);
if (process.argv.includes('keep'))
  saveFigures(root, {
    ...Object.fromEntries(
      Object.entries(checks).filter(([, figures]) => typeof figures !== 'string'),
    ),
    ...(visual && { photographs: visual }),
  });
const styleFunctions = checkHouse(root).filter((finding) =>
  finding.includes('styles are static'),
).length;
print(`Style functions inside templates: ${String(styleFunctions)}`);

// Measures React's production build.
process.env.NODE_ENV = 'production';
const { mountCost, serverCost } = await import('../../design-system/src/testing/styledCost.ts');
const cost = (what: string, { plain, styled }: StyledCost) =>
  print(
    `Cost of a styled element ${what}: ${styled.toFixed(2)} µs against ${plain.toFixed(2)} µs, ×${(styled / plain).toFixed(2)}`,
  );
cost('rendered on the server', serverCost());
cost('mounted', await mountCost());

print('JavaScript of each part alone, bytes after gzip:');
for (const [name, size] of Object.entries(sizes).toSorted(([, a], [, b]) => b - a))
  print(`  ${name.padEnd(22)}${String(size).padStart(7)}`);
const overgrown = findOverBudget({
  accepted: JSON.parse(readFileSync(budgetFile, 'utf8')) as Readonly<Record<string, number>>,
  sizes,
});
const failures = designFailures({
  facts,
  contrastPairs: { passing: passing.length, all: pairs.length },
  checks,
  visual,
  styleFunctions,
  overgrown,
});
print(
  failures.length === 0
    ? 'All requirements are met.'
    : 'Requirements that are not met or not proven:',
);
for (const sentence of failures) print(`✗ ${sentence}`);
process.exitCode = failures.length > 0 ? 1 : 0;
