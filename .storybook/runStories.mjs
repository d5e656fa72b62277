/** Runs every story of the built Storybook in the pinned browser: `node .storybook/runStories.mjs [words in a file's title …]`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedChromium } from '../tools/browser/pinnedChromium.ts';
import { buildStorybook } from './buildStorybook.mjs';
import { runProgram } from './runProgram.mjs';
import { serveFolder } from './serveFolder.mjs';

const root = join(import.meta.dirname, '..');

async function run() {
  const browser = process.env.CHROMIUM_PATH ?? (await pinnedChromium());
  const site = await serveFolder(await buildStorybook(root));
  const report = join(root, '.cache', 'stories.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const args = ['--url', site.url, '--index-json', '--config-dir', '.storybook', '--maxWorkers', '2', '--json', '--outputFile', report];
  const { output } = await runProgram(join(root, 'node_modules/.bin/test-storybook'), args, { cwd: root, env: { ...(browser && { CHROMIUM_PATH: browser }), STORY_WORDS: process.argv.slice(2).join(' '), NODE_OPTIONS: '--no-warnings' }, isQuiet: true });
  site.close();
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    throw new Error(`The stories did not run:\n${output}`);
  }
  for (const file of result.testResults)
    for (const story of file.assertionResults.filter(({ status }) => status === 'failed')) process.stdout.write(`✗ ${story.ancestorTitles.join(' › ')}\n${story.failureMessages.map((message) => message.split('\n    at ')[0]).join('\n')}\n\n`);
  // A file that does not run at all has no stories to count.
  const broken = result.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  for (const { name, message } of broken) process.stdout.write(`✗ ${name}\n${message}\n`);
  return { passed: result.numPassedTests, failed: result.numFailedTests + broken.length };
}

const { passed, failed } = await run().catch((error) => {
  process.stdout.write(`${error.message}\n`);
  return { passed: 0, failed: 1 };
});
process.stdout.write(`stories: ${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
