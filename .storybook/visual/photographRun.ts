/** One run: photographs stories, compares them with what is accepted, writes the review page. */
import { relative } from 'node:path';
import { buildStorybook } from '../buildStorybook.ts';
import { readAcceptedHashes } from './acceptedHashes.ts';
import type { Last } from './acceptPhotographs.ts';
import { hashSources } from './changedFiles.ts';
import { comparePhotographs } from './comparePhotographs.ts';
import { findPreviousPictures } from './findPreviousPictures.ts';
import type { LastRun } from './lastRun.ts';
import type { PictureStore } from './pictureStore.ts';
import { writeReviewPage } from './reviewPage.ts';
import { parsePhotographKey } from './photographKey.ts';
import { type Taken, takePhotographs } from './takePhotographs.ts';
import { listStories, type VisualStory } from './visualStories.ts';
import { withCamera } from './withCamera.ts';

export interface PhotographRun {
  readonly root: string;
  readonly run: LastRun;
  readonly store: PictureStore;
  readonly choose: (stories: readonly VisualStory[]) => readonly VisualStory[];
  /**
   * Whether other stories may have changed too, so that accepting all of these does not cover them.
   */
  readonly isNamed: boolean;
  readonly report: (sentence: string) => void;
}

interface Photographed extends Taken {
  readonly stories: readonly VisualStory[];
  readonly chosen: readonly VisualStory[];
}

async function photograph({ root, run, choose, report }: PhotographRun): Promise<Photographed> {
  const onStory = (done: number, all: number): void => {
    if (done % 25 === 0 || done === all)
      report(`${String(done)} of ${String(all)} stories photographed`);
  };
  return withCamera(await buildStorybook(root), async (camera) => {
    const stories = await listStories(camera);
    const chosen = choose(stories);
    const folder = run.begin();
    return {
      stories,
      chosen,
      ...(await takePhotographs({ ...camera, stories: chosen, folder, onStory })),
    };
  });
}

function lastOf(
  { stories, chosen, shots, failures }: Photographed,
  sources: Last['sources'],
): Last {
  const isTaken = new Set([...shots.keys()].map((key) => parsePhotographKey(key).storyId));
  return {
    // A story that could not be photographed retains its accepted hashes, and stays touched.
    stories: chosen.flatMap(({ id }) => (isTaken.has(id) ? id : [])),
    everyStory: stories.map(({ id }) => id),
    taken: [...shots],
    ...(sources && failures.length === 0 && { sources }),
  };
}

/**
 * By key; the photographs of a story that no longer exists count as taken, so that they are
 * reported as gone.
 */
function wasTaken({ stories, everyStory }: Last): (key: string) => boolean {
  const [photographed, known] = [new Set(stories), new Set(everyStory)];
  return (key) => {
    const { storyId } = parsePhotographKey(key);
    return photographed.has(storyId) || !known.has(storyId);
  };
}

/** Resolves to how many photographs differ from the accepted ones or could not be taken. */
export async function photographRun(options: PhotographRun): Promise<number> {
  const { root, run, store, isNamed, report } = options;
  const sources = isNamed ? undefined : [...hashSources(root)];
  const photographed = await photograph(options);
  const { stories, shots, failures } = photographed;
  const last = lastOf(photographed, sources);
  run.write(last);
  const accepted = readAcceptedHashes();
  const changes = comparePhotographs({ accepted, taken: shots, wasTaken: wasTaken(last) });
  for (const { key, kind } of changes) report(`✗ ${kind}: ${key}`);
  for (const failure of failures) report(`✗ ${failure}`);
  const before = await findPreviousPictures({ root, store, changes, report });
  const { review: folder, pictures } = run;
  const page = await writeReviewPage({ changes, stories, before, folder, pictures });
  run.storeAccepted({ accepted, store });
  if (changes.length > 0)
    report(`Review ${relative(root, page)}; “npm run visual -- accept” accepts what is right.`);
  const passed = shots.size - changes.filter(({ kind }) => kind !== 'gone').length;
  const failed = changes.length + failures.length;
  report(`photographs: ${String(passed)} passed, ${String(failed)} failed`);
  return failed;
}
