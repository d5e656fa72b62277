/** One run of Storybook's test runner over a built Storybook. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRun } from '../tools/suite/testRun.ts';
import { chooseStories, type StoryIndex } from './chooseStories.ts';
import { readStoryRuns, storyName, type StoryReport } from './readStoryRuns.ts';
import { runProgram } from './runProgram.ts';
import { serveFolder } from './serveFolder.ts';

export interface StoryRun {
  readonly root: string;
  /** Of the built Storybook. */
  readonly folder: string;
  readonly workers: number;
  /** Names of the stories to run; all without it. */
  readonly only?: readonly string[];
  /** The folder for a picture of each failing story, named by its id. */
  readonly pictures: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Throws with the runner's output if it did not run at all. */
export async function runTestRunner({
  root,
  folder,
  workers,
  only,
  pictures,
  env,
}: StoryRun): Promise<readonly TestRun[]> {
  const report = join(root, '.cache', 'stories.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  rmSync(pictures, { recursive: true, force: true });
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const chosen =
    only && chooseStories(index, ({ title, name }) => only.includes(storyName([title, name])));
  const site = await serveFolder(folder, chosen && { '/index.json': JSON.stringify(chosen) });
  const args = [
    '--url',
    site.url,
    '--index-json',
    '--config-dir',
    '.storybook',
    '--maxWorkers',
    String(workers),
    '--json',
    '--outputFile',
    report,
  ];
  const { output } = await runProgram(join(root, 'node_modules/.bin/test-storybook'), args, {
    cwd: root,
    env: { ...env, STORY_PICTURES: pictures, NODE_OPTIONS: '--no-warnings' },
    isQuiet: true,
  });
  site.close();
  try {
    return readStoryRuns(JSON.parse(readFileSync(report, 'utf8')) as StoryReport);
  } catch {
    throw new Error(`The stories did not run:\n${output}`);
  }
}
