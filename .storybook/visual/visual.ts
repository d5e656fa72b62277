/**
 * Visual review: `npm run visual` photographs the stories that a change can affect and writes the
 * review page; `npm run visual -- --all` photographs all stories, `npm run visual -- <words>` those
 * whose names contain the words; `npm run visual -- accept [story …]` accepts the last photographs of
 * all or of the named stories. `render <folder> <story …>` stores the pictures of exactly these
 * stories in a folder: another checkout uses it to render accepted pictures.
 */
import { join, resolve } from 'node:path';
import { buildStorybook } from '../buildStorybook.ts';
import { readAcceptedSources } from './acceptedHashes.ts';
import { acceptLast } from './acceptLast.ts';
import { changedBetween, hashSources } from './changedFiles.ts';
import { lastRun } from './lastRun.ts';
import { photographRun } from './photographRun.ts';
import { openPictureStore } from './pictureStore.ts';
import { sampleStories } from './sampleStories.ts';
import { takePhotographs } from './takePhotographs.ts';
import { touchedStories } from './touchedStories.ts';
import { listStories, type VisualStory } from './visualStories.ts';
import { withCamera } from './withCamera.ts';

const root = join(import.meta.dirname, '../..');
const run = lastRun(root);
const openStore = () =>
  openPictureStore({
    root,
    setting: process.env['VISUAL_STORE'],
    token: process.env['VISUAL_STORE_TOKEN'],
  });
const report = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const isPinned = process.platform === 'linux' && process.arch === 'x64';

function touchedNow(stories: readonly VisualStory[]): readonly VisualStory[] {
  const accepted = readAcceptedSources();
  const changed = accepted && changedBetween(accepted, hashSources(root));
  const touched = changed ? touchedStories({ root, stories, changed }) : stories;
  // A sample of the other stories is photographed too, because something other than an import may
  // change them.
  const rest = stories.filter((story) => !touched.includes(story));
  const others = sampleStories({ stories: rest, share: 0.03, seed: 7 });
  const [first, second] = [String(touched.length), String(others.length)];
  report(`${first} stories that the changes can touch, and ${second} of the others`);
  return [...touched, ...others];
}

async function photograph(words: readonly string[]): Promise<number> {
  const isAll = words.includes('--all');
  const isNamed = words.length > 0 && !isAll;
  const isRequested = ({ id }: VisualStory) =>
    words.some((word) => id.includes(word.toLowerCase()));
  if (!isPinned)
    report('The accepted hashes are of the browser pinned on Linux x64: here all may differ.');
  return photographRun({
    root,
    run,
    store: openStore(),
    isNamed,
    report,
    choose: (stories) => {
      if (isAll) return stories;
      return isNamed ? stories.filter(isRequested) : touchedNow(stories);
    },
  });
}

async function render([folder = '', ...ids]: readonly string[]): Promise<number> {
  const { failures } = await withCamera(await buildStorybook(root), async (camera) => {
    const stories = (await listStories(camera)).filter(({ id }) => ids.includes(id));
    return takePhotographs({ ...camera, stories, folder: resolve(folder) });
  });
  for (const failure of failures) report(failure);
  return 0;
}

async function accept(words: readonly string[]): Promise<number> {
  const { photographs, location } = await acceptLast({ run, store: openStore(), words });
  report(`${String(photographs)} accepted photographs; their pictures are stored in ${location}`);
  return 0;
}

type Command = (args: readonly string[]) => Promise<number>;

const commands: Readonly<Record<string, Command>> = { accept, render };
const [first = '', ...rest] = process.argv.slice(2);
const command = commands[first];
const ended = command ? command(rest) : photograph(process.argv.slice(2));
process.exitCode = await ended.then(
  (failed) => (failed > 0 ? 1 : 0),
  (error: unknown) => {
    report(error instanceof Error ? error.message : String(error));
    return 1;
  },
);
