/** One run of Storybook's test runner over a built Storybook. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRun } from '../tools/suite/testRun.ts';
import { chooseStories, type StoryIndex } from './chooseStories.ts';
import { groupStories, storyName } from './groupStories.ts';
import { readStoryRuns, type StoryReport } from './readStoryRuns.ts';
import { runProgram } from './runProgram.ts';
import { serveFolder } from './serveFolder.ts';

export interface StoryRun {
  readonly root: string;
  /** Of the built Storybook. */
  readonly folder: string;
  readonly workers: number;
  /** Whether to run the story of a name. */
  readonly isChosen: (name: string) => boolean;
  /** The folder for a picture of each failing story, named by its id. */
  readonly pictures: string;
  readonly env: Readonly<Record<string, string>>;
}

const storiesPerFile = 40;

/** Throws with the runner's output if it did not run at all. */
export async function runTestRunner({
  root,
  folder,
  workers,
  isChosen,
  pictures,
  env,
}: StoryRun): Promise<readonly TestRun[]> {
  const report = join(root, '.cache', 'stories.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  rmSync(pictures, { recursive: true, force: true });
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const chosen = chooseStories(index, (story) => isChosen(storyName(story)));
  const groups = groupStories(chosen, storiesPerFile);
  // Storybook itself finds its stories by the index as it is.
  const site = await serveFolder(folder, {
    '/groups/': '',
    '/groups/index.json': JSON.stringify(groups),
  });
  const args = [
    '--url',
    `${site.url}/groups/`,
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
    env: {
      ...env,
      STORYBOOK_ADDRESS: site.url,
      STORY_PICTURES: pictures,
      NODE_OPTIONS: '--no-warnings',
    },
    isQuiet: true,
  });
  site.close();
  try {
    return readStoryRuns(JSON.parse(readFileSync(report, 'utf8')) as StoryReport);
  } catch {
    throw new Error(`The stories did not run:\n${output}`);
  }
}
