/** Photographs a built Storybook: the stories asked for, several at a time. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { loadFilm } from './camera.ts';
import type { ShotList } from './compareShots.ts';
import { photographStory } from './photographStory.ts';
import { shotKey } from './shot.ts';
import { workers } from '../../tools/suite/workers.ts';
import type { VisualStory } from './visualStories.ts';

export interface Session {
  readonly browser: Browser;
  readonly address: string;
  readonly stories: readonly VisualStory[];
  /** Where each picture is put as `<hash>.png`. */
  readonly folder: string;
  readonly onStory?: (done: number, all: number) => void;
}

export interface Taken {
  readonly shots: ShotList;
  /** Stories that could not be photographed, with why. */
  readonly failures: readonly string[];
}

/** Resolves to the hash of each photograph; a story that does not end well is told and costs no other its photographs. */
export async function takePhotographs({
  browser,
  address,
  stories,
  folder,
  onStory,
}: Session): Promise<Taken> {
  mkdirSync(folder, { recursive: true });
  const shots = new Map<string, string>();
  const failures: string[] = [];
  const waiting = [...stories];
  let done = 0;
  const work = async () => {
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const { page, context } = await loadFilm(browser);
      try {
        for (const photograph of await photographStory(page, { address, story })) {
          shots.set(shotKey(photograph), photograph.hash);
          writeFileSync(join(folder, `${photograph.hash}.png`), photograph.png);
        }
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
      await context.close();
      done += 1;
      onStory?.(done, stories.length);
    }
  };
  await Promise.all(Array.from({ length: workers.photographs }, work));
  return { shots, failures };
}
