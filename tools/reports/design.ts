/** `npm run report:design`: what proves the design system, in figures; `-- accept` makes today's sizes the budget. */
import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkHouse } from '../checks/houseRules.ts';
import { componentFacts } from '../design/componentFacts.ts';
import { componentSizes } from '../design/componentSizes.ts';
import { findOvergrown } from '../design/sizeBudget.ts';
import type { StyledCost } from '../../design-system/src/testing/styledCost.ts';

const root = join(import.meta.dirname, '../..');
const budgetFile = join(root, 'tools/design/sizeBudget.json');
const say = (line: string) => process.stdout.write(`${line}\n`);

const facts = componentFacts(root);
const sizes = await componentSizes(root, facts);

if (process.argv.includes('accept')) {
  writeFileSync(budgetFile, `${JSON.stringify(sizes, null, 2)}\n`);
  say(`${String(facts.length)} sizes accepted`);
  process.exit(0);
}

const lacking = (what: 'hasStories' | 'hasMatrix' | 'hasTests' | 'hasDocs') => facts.filter((each) => !each[what]).map(({ name }) => name);
say(`Components: ${String(facts.length)}`);
for (const [what, words] of [['hasStories', 'stories'], ['hasMatrix', 'a matrix of their variants'], ['hasDocs', 'docs'], ['hasTests', 'tests of their own beside the conformance that holds for all']] as const) {
  const without = lacking(what);
  say(`  with ${words}: ${String(facts.length - without.length)}${without.length > 0 ? `; without: ${without.join(', ')}` : ''}`);
}

const [contrast] = /^\d+ ratios .*$/m.exec(readFileSync(join(root, 'design-system/src/tokens/generated/contrast.md'), 'utf8')) ?? [];
say(`Contrast of declared pairs: ${contrast ?? 'no report'}`);
say(`Style functions inside templates: ${String(checkHouse(root).filter((finding) => finding.includes('styles are static')).length)}`);

// React measured as shoppers get it.
process.env.NODE_ENV = 'production';
const { mountCost, serverCost } = await import('../../design-system/src/testing/styledCost.ts');
const cost = (what: string, { plain, styled }: StyledCost) => say(`Cost of a styled element ${what}: ${styled.toFixed(2)} µs against ${plain.toFixed(2)} µs, ×${(styled / plain).toFixed(2)}`);
cost('rendered on the server', serverCost());
cost('mounted', await mountCost());

say('JavaScript of each part alone, bytes after gzip:');
for (const [name, size] of Object.entries(sizes).toSorted(([, a], [, b]) => b - a)) say(`  ${name.padEnd(22)}${String(size).padStart(7)}`);
const overgrown = findOvergrown({ accepted: JSON.parse(readFileSync(budgetFile, 'utf8')) as Readonly<Record<string, number>>, sizes });
for (const sentence of overgrown) say(`✗ ${sentence}`);
process.exitCode = overgrown.length > 0 ? 1 : 0;
