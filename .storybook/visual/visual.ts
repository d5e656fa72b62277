/**
 * Visual review: `npm run visual` photographs what a change can touch and writes the review page; `npm run visual -- --all`
 * photographs everything, `npm run visual -- <words>` the stories named so; `npm run visual -- accept [story …]` makes what was
 * photographed last the accepted look, of all stories or of those named.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildStorybook } from '../buildStorybook.ts';
import { serveFolder } from '../serveFolder.ts';
import { acceptShots, type Last } from './acceptShots.ts';
import {
  readAcceptedSources,
  readBaselines,
  writeAcceptedSources,
  writeBaselines,
} from './baselines.ts';
import { launchCamera, loadFilm } from './camera.ts';
import { changedBetween, hashSources } from './changedFiles.ts';
import { compareShots } from './compareShots.ts';
import { writeReviewPage } from './reviewPage.ts';
import { sampleStories } from './sampleStories.ts';
import { readShotKey } from './shot.ts';
import { takePhotographs } from './takePhotographs.ts';
import { touchedStories } from './touchedStories.ts';
import { visualStories, type VisualStory } from './visualStories.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache', 'visual');
const pictures = join(cache, 'pictures');
const lastFile = join(cache, 'last.json');

function choose({
  stories,
  words,
}: {
  readonly stories: readonly VisualStory[];
  readonly words: readonly string[];
}): readonly VisualStory[] {
  if (words.includes('--all')) return stories;
  if (words.length > 0)
    return stories.filter(({ id }) => words.some((word) => id.includes(word.toLowerCase())));
  const accepted = readAcceptedSources();
  const touched = accepted
    ? touchedStories({ root, stories, changed: changedBetween(accepted, hashSources(root)) })
    : stories;
  // A few that nothing touched are taken too: what no import tells may change a look.
  const others = sampleStories({
    stories: stories.filter((story) => !touched.includes(story)),
    share: 0.03,
    seed: 7,
  });
  process.stdout.write(
    `${String(touched.length)} stories that the changes can touch, and ${String(others.length)} of the others\n`,
  );
  return [...touched, ...others];
}

async function photograph(words: readonly string[]): Promise<number> {
  const isNamed = words.length > 0 && !words.includes('--all');
  const sources = [...hashSources(root)];
  const site = await serveFolder(await buildStorybook(root));
  const browser = await launchCamera();
  const { page, context } = await loadFilm(browser);
  const stories = await visualStories(page, site.url);
  await context.close();
  const chosen = choose({ stories, words });
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const onStory = (done: number, all: number) => {
    if (done % 25 === 0 || done === all)
      process.stdout.write(`${String(done)} of ${String(all)} stories photographed\n`);
  };
  const { shots, failures } = await takePhotographs({
    browser,
    address: site.url,
    stories: chosen,
    folder: pictures,
    onStory,
  });
  await browser.close();
  site.close();
  const isTaken = new Set([...shots.keys()].map((key) => readShotKey(key).storyId));
  // A story that could not be photographed keeps what was accepted of it, and stays touched.
  const last: Last = {
    stories: chosen.flatMap(({ id }) => (isTaken.has(id) ? id : [])),
    everyStory: stories.map(({ id }) => id),
    taken: [...shots],
    ...(!isNamed && failures.length === 0 && { sources }),
  };
  writeFileSync(lastFile, JSON.stringify(last));
  return review(last, failures);
}

async function review(
  { stories, everyStory, taken }: Omit<Last, 'sources'>,
  failures: readonly string[],
): Promise<number> {
  const [chosen, known] = [new Set(stories), new Set(everyStory)];
  // A story that is no longer written has no photographs to take: its accepted ones are gone.
  const wasTaken = (key: string): boolean =>
    chosen.has(readShotKey(key).storyId) || !known.has(readShotKey(key).storyId);
  const changes = compareShots({ accepted: readBaselines(), taken: new Map(taken), wasTaken });
  const page = await writeReviewPage({ changes, folder: join(cache, 'review'), pictures });
  for (const { key, kind } of changes) process.stdout.write(`✗ ${kind}: ${key}\n`);
  for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
  if (changes.length > 0)
    process.stdout.write(
      `Look at ${relative(root, page)}; “npm run visual -- accept” keeps what is right.\n`,
    );
  process.stdout.write(
    `photographs: ${String(taken.length - changes.filter(({ kind }) => kind !== 'gone').length)} passed, ${String(changes.length + failures.length)} failed\n`,
  );
  return changes.length + failures.length;
}

async function accept(words: readonly string[]): Promise<number> {
  if (!existsSync(lastFile))
    throw new Error('There is nothing to accept yet: run “npm run visual” first.');
  const { list, sources } = acceptShots({
    accepted: readBaselines(),
    last: JSON.parse(readFileSync(lastFile, 'utf8')) as Last,
    words,
  });
  await writeBaselines(list, (hash) =>
    existsSync(join(pictures, `${hash}.png`))
      ? readFileSync(join(pictures, `${hash}.png`))
      : undefined,
  );
  if (sources) writeAcceptedSources(sources);
  process.stdout.write(`${String(list.size)} accepted photographs\n`);
  return 0;
}

const [command, ...words] = process.argv.slice(2);
const run = command === 'accept' ? accept(words) : photograph(command ? [command, ...words] : []);
process.exitCode = await run.then(
  (failed) => (failed > 0 ? 1 : 0),
  (error: unknown) => {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  },
);
