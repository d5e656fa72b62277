/** Writes the page on which a designer reviews changes: before, after and the difference. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShotChange } from './comparePhotographs.ts';
import { diffPictures } from './diffPictures.ts';
import { reviewMarkup } from './reviewMarkup.ts';
import type { Reviewed, StoryName } from './reviewTexts.ts';
import type { PictureHash } from './photographKey.ts';

interface Review {
  readonly changes: readonly ShotChange[];
  /** The names of existing stories; one that is gone is called by its id. */
  readonly stories: readonly StoryName[];
  /** PNG by hash; a change without its previous picture shows the new one only. */
  readonly before: ReadonlyMap<PictureHash, Buffer>;
  /** The path of the page. */
  readonly folder: string;
  /** The folder of the new photographs. */
  readonly pictures: string;
}

async function layOut(change: ShotChange, { before, folder, pictures }: Review): Promise<Reviewed> {
  const put = (name: string, png: Buffer): void => {
    writeFileSync(join(folder, 'pictures', `${name}.png`), png);
  };
  const old = change.before === undefined ? undefined : before.get(change.before);
  const current = change.after && readFileSync(join(pictures, `${change.after}.png`));
  if (old && change.before) put(change.before, old);
  if (current && change.after) put(change.after, current);
  const reviewed = { ...change, hasBefore: old !== undefined };
  if (!old || !current) return { ...reviewed, different: undefined };
  const { png, different } = await diffPictures(old, current);
  put(`${change.before ?? ''}-${change.after ?? ''}`, png);
  return { ...reviewed, different };
}

/** Writes `index.html` and its pictures into the folder. Resolves to the page's path. */
export async function writeReviewPage(review: Review): Promise<string> {
  const { changes, stories, folder } = review;
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const reviewed: Reviewed[] = [];
  for (const change of changes) reviewed.push(await layOut(change, review));
  const page = join(folder, 'index.html');
  writeFileSync(page, reviewMarkup(reviewed, stories));
  return page;
}
