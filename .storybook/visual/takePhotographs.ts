/** Photographs a built Storybook: the requested stories, several at a time. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openPage } from './camera.ts';
import type { ShotList } from './comparePhotographs.ts';
import { type Photograph, photographStory } from './photographStory.ts';
import { photographKey } from './photographKey.ts';
import { workers } from '../../tools/suite/workers.ts';
import type { VisualStory } from './visualStories.ts';

export interface Session {
  readonly browser: Browser;
  readonly address: string;
  readonly stories: readonly VisualStory[];
  /** The folder in which each picture is stored as `<hash>.png`. */
  readonly folder: string;
  readonly onStory?: (done: number, all: number) => void;
}

export interface Taken {
  readonly shots: ShotList;
  /** Stories that could not be photographed, with the reason. */
  readonly failures: readonly string[];
}

/** Stores a picture in a folder under its hash. */
export function writePicture(
  folder: string,
  { hash, png }: Pick<Photograph, 'hash' | 'png'>,
): void {
  writeFileSync(join(folder, `${hash}.png`), png);
}

/**
 * Resolves to the hash of each photograph; a story that fails is reported, and the others are
 * photographed.
 */
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
      if (!browser.isConnected()) throw new Error('The browser has closed; photograph again.');
      const { page, context } = await openPage(browser);
      try {
        for (const photograph of await photographStory(page, { address, story })) {
          shots.set(photographKey(photograph), photograph.hash);
          writePicture(folder, photograph);
        }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        failures.push(`${story.id}: ${reason}`);
      }
      // It is closed already if the browser is.
      await context.close().catch(() => undefined);
      done += 1;
      onStory?.(done, stories.length);
    }
  };
  await Promise.all(Array.from({ length: workers.photographs }, work));
  return { shots, failures };
}
