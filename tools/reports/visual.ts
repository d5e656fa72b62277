/**
 * `npm run report:visual`: photographs every story, then a seeded 3 % twenty times more, and counts
 * the photographs that differ and the stories that cannot be photographed.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorybook } from '../../.storybook/buildStorybook.ts';
import {
  readAcceptedHashes,
  writeAcceptedSources,
} from '../../.storybook/visual/acceptedHashes.ts';
import { hashSources, fingerprintSources } from '../../.storybook/visual/changedFiles.ts';
import { comparePhotographs } from '../../.storybook/visual/comparePhotographs.ts';
import { sampleStories } from '../../.storybook/visual/sampleStories.ts';
import { takePhotographs } from '../../.storybook/visual/takePhotographs.ts';
import { listStories } from '../../.storybook/visual/visualStories.ts';
import { type Camera, withCamera } from '../../.storybook/visual/withCamera.ts';
import type { VisualRun } from '../design/savedMetrics.ts';

const repeats = 20;
const share = 0.03;

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
const sources = fingerprintSources(root);
const hashes = hashSources(root);

async function countPhotographs(camera: Camera): Promise<VisualRun> {
  const stories = await listStories(camera);
  const from = performance.now();
  const { shots: all, failures: failed } = await takePhotographs({ ...camera, stories, folder });
  const seconds = (performance.now() - from) / 1000;
  const changes = comparePhotographs({
    accepted: readAcceptedHashes(),
    taken: all,
    wasTaken: () => true,
  });
  process.stdout.write(
    `Full pass: ${String(stories.length)} stories, ${String(all.size)} photographs, ${seconds.toFixed(0)} s; ${String(changes.length)} differ from the accepted ones\n`,
  );
  for (const { kind, key } of changes) process.stdout.write(`  ${kind}: ${key}\n`);
  for (const failure of failed) process.stdout.write(`  ${failure}\n`);
  // No photograph has changed: later changes of the sources do not affect any.
  if (changes.length + failed.length === 0) writeAcceptedSources(hashes);

  let [again, different, failedAgain] = [0, 0, 0];
  for (let seed = 1; seed <= repeats; seed += 1) {
    const { shots: taken, failures } = await takePhotographs({
      ...camera,
      stories: sampleStories({ stories, share, seed }),
      folder,
    });
    again += taken.size;
    failedAgain += failures.length;
    for (const failure of failures) process.stdout.write(`  fails when repeated: ${failure}\n`);
    for (const [key, hash] of taken)
      if (all.get(key) !== hash) {
        different += 1;
        process.stdout.write(`  differs when repeated: ${key}\n`);
      }
  }
  process.stdout.write(
    `${String(repeats)} repeats of a seeded ${String(share * 100)} %: ${String(again)} photographs, ${String(different)} differ, ${String(failedAgain)} stories fail\n`,
  );
  return {
    date: new Date().toISOString(),
    sources,
    stories: stories.length,
    photographs: all.size,
    changed: changes.length,
    repeated: again,
    different,
    failed: failed.length + failedAgain,
  };
}

const run = await withCamera(await buildStorybook(root), countPhotographs).finally(() => {
  rmSync(folder, { recursive: true });
});
// The design report reads the result.
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, '.cache/visualRun.json'), JSON.stringify(run));
process.exitCode = run.changed + run.different + run.failed > 0 ? 1 : 0;
