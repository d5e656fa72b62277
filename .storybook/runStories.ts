/**
 * Runs every story of the built Storybook in the pinned browser:
 * `node .storybook/runStories.ts [words in a story's name …]`. `--every-channel` (`npm run report:stories`) runs the
 * engines on all stories in all channels, otherwise on a seeded sample in the other three. Stories
 * that fail are run once more, separately; the outcome is stored in `.cache/storyOutcome.json`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedChromium } from '../tools/browser/pinnedChromium.ts';
import { failuresOf, classifyReruns, planRepeat } from '../tools/suite/classifyReruns.ts';
import type { Outcome } from '../tools/suite/outcome.ts';
import { slowestLines } from '../tools/suite/slowestLines.ts';
import type { TestRun } from '../tools/suite/testRun.ts';
import { workers } from '../tools/suite/workers.ts';
import { buildStorybook } from './buildStorybook.ts';
import { contrastLines, saveContrastCounts } from './contrast/contrastCounts.ts';
import { readContrastSource } from './contrast/contrastSource.ts';
import { engineLines, saveEngineCounts } from './engineCounts.ts';
import { runTestRunner } from './runTestRunner.ts';
import { fingerprintSources } from './visual/changedFiles.ts';

const root = join(import.meta.dirname, '..');
const isEveryChannel = process.argv.includes('--every-channel');
const sampleShare = isEveryChannel ? 1 : 0.03;
const words = process.argv
  .slice(2)
  .filter((word) => word !== '--every-channel')
  .map((word) => word.toLowerCase());
const isRequested = (name: string): boolean =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word));
const pictures = join(root, '.cache', 'failed-stories');

const print = (line: string) => process.stdout.write(`${line}\n`);
const printFailures = (tests: readonly TestRun[]) => {
  for (const { name, failure = '' } of failuresOf(tests)) print(`✗ ${name}\n${failure}\n`);
};

async function run(): Promise<Outcome> {
  const browser = process.env.CHROMIUM_PATH ?? (await pinnedChromium());
  const sources = fingerprintSources(root);
  const folder = await buildStorybook(root);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const contrast = {
    source: join(root, '.cache', 'contrastSource.json'),
    counts: contrastLines(root),
  };
  writeFileSync(contrast.source, JSON.stringify(await readContrastSource()));
  rmSync(contrast.counts, { force: true });
  rmSync(engineLines(root), { force: true });
  const env = {
    ...(browser && { CHROMIUM_PATH: browser }),
    SAMPLE_SHARE: String(sampleShare),
    CONTRAST_SOURCE: contrast.source,
    CONTRAST_COUNTS: contrast.counts,
    ENGINE_COUNTS: engineLines(root),
  };
  const first = await runTestRunner({
    root,
    folder,
    workers: workers.stories,
    isChosen: isRequested,
    pictures: join(pictures, 'first'),
    env,
  });
  printFailures(first);
  const only = planRepeat(first).map(({ name }) => name);
  const again =
    only.length === 0
      ? []
      : await runTestRunner({
          root,
          folder,
          workers: workers.repeat,
          isChosen: (name) => only.includes(name),
          pictures: join(pictures, 'alone'),
          env,
        });
  if (only.length > 0)
    print(
      `Run once more, alone: ${String(only.length)}; ${String(failuresOf(again).length)} failed again. Pictures in .cache/failed-stories.`,
    );
  // The last counts of a story are stored.
  saveContrastCounts(root, sources);
  saveEngineCounts(root, sources);
  print(slowestLines(first, 'stories').join('\n'));
  return classifyReruns(first, again);
}

const outcome = await run().catch((error: unknown): Outcome => {
  print(error instanceof Error ? error.message : String(error));
  return { passed: 0, failed: 1 };
});
writeFileSync(join(root, '.cache', 'storyOutcome.json'), JSON.stringify(outcome));
for (const { name } of outcome.flaky ?? []) print(`~ flaky: ${name}`);
print(`stories: ${String(outcome.passed)} passed, ${String(outcome.failed)} failed`);
process.exit(outcome.failed > 0 || outcome.passed === 0 ? 1 : 0);
