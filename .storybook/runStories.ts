/**
 * Runs every story of the built Storybook in the pinned browser: `node .storybook/runStories.ts [words in a file's title …]`.
 * `--every-channel` (`npm run report:stories`) asks the engines of all stories in all channels, else of a seeded part in the other three.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedChromium } from '../tools/browser/pinnedChromium.ts';
import { buildStorybook } from './buildStorybook.ts';
import { contrastLines, keepContrastCounts } from './contrast/contrastCounts.ts';
import { readContrastSource } from './contrast/contrastSource.ts';
import { engineLines, keepEngineCounts } from './engineCounts.ts';
import { runProgram } from './runProgram.ts';
import { serveFolder } from './serveFolder.ts';
import { markOfSources } from './visual/changedFiles.ts';

const root = join(import.meta.dirname, '..');
const isEveryChannel = process.argv.includes('--every-channel');
const turnedShare = isEveryChannel ? 1 : 0.03;
const words = process.argv.slice(2).filter((word) => word !== '--every-channel').join(' ');

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly ancestorTitles: readonly string[]; readonly failureMessages: readonly string[] }[];
  }[];
}

async function run(): Promise<{ readonly passed: number; readonly failed: number }> {
  const browser = process.env.CHROMIUM_PATH ?? (await pinnedChromium());
  const sources = markOfSources(root);
  const site = await serveFolder(await buildStorybook(root));
  const report = join(root, '.cache', 'stories.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const contrast = { source: join(root, '.cache', 'contrastSource.json'), counts: contrastLines(root) };
  writeFileSync(contrast.source, JSON.stringify(await readContrastSource()));
  rmSync(contrast.counts, { force: true });
  rmSync(engineLines(root), { force: true });
  const args = ['--url', site.url, '--index-json', '--config-dir', '.storybook', '--maxWorkers', '2', '--json', '--outputFile', report];
  const { output } = await runProgram(join(root, 'node_modules/.bin/test-storybook'), args, { cwd: root, env: { ...(browser && { CHROMIUM_PATH: browser }), STORY_WORDS: words, TURNED_SHARE: String(turnedShare), CONTRAST_SOURCE: contrast.source, CONTRAST_COUNTS: contrast.counts, ENGINE_COUNTS: engineLines(root), NODE_OPTIONS: '--no-warnings' }, isQuiet: true });
  site.close();
  keepContrastCounts(root, sources);
  keepEngineCounts(root, sources);
  let result: Report;
  try {
    result = JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    throw new Error(`The stories did not run:\n${output}`);
  }
  for (const file of result.testResults)
    for (const story of file.assertionResults.filter(({ status }) => status === 'failed')) process.stdout.write(`✗ ${story.ancestorTitles.join(' › ')}\n${story.failureMessages.map((message) => message.split('\n    at ')[0] ?? '').join('\n')}\n\n`);
  // A file that does not run at all has no stories to count.
  const broken = result.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  for (const { name, message } of broken) process.stdout.write(`✗ ${name}\n${message}\n`);
  return { passed: result.numPassedTests, failed: result.numFailedTests + broken.length };
}

const { passed, failed } = await run().catch((error: unknown) => {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return { passed: 0, failed: 1 };
});
process.stdout.write(`stories: ${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
