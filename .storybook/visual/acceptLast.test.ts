import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAcceptedHashes, writeAcceptedHashes } from './acceptedHashes.ts';
import { acceptLast } from './acceptLast.ts';
import { lastRun } from './lastRun.ts';
import { openPictureStore, type PictureStore } from './pictureStore.ts';
import { pictureHash } from './pictureHash.ts';
import { writePicture } from './takePhotographs.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'accept-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const key = 'card--a se 390';
const other = 'card--b se 390';
const hashOf = (look: string): string => pictureHash(Buffer.from(look));
const hashes = (): string => join(root, 'hashes');

/** A run in which the story `card--a` was photographed with the appearance `look`. */
function photograph(look: string) {
  const run = lastRun(root);
  run.begin();
  writePicture(run.pictures, { hash: hashOf(look), png: Buffer.from(look) });
  run.write({
    stories: ['card--a'],
    everyStory: ['card--a', 'card--b'],
    taken: [[key, hashOf(look)]],
  });
  return run;
}

describe('accepting the last photographs', () => {
  it('stores the picture and writes its hash', async () => {
    const store = openPictureStore({ root });
    writeAcceptedHashes(
      new Map([
        [key, hashOf('old')],
        [other, hashOf('other')],
      ]),
      hashes(),
    );
    const accepted = await acceptLast({
      run: photograph('new'),
      store,
      words: ['card--'],
      folder: hashes(),
    });
    expect(accepted).toEqual({ photographs: 2, location: store.location });
    expect([...readAcceptedHashes(hashes())]).toEqual([
      [key, hashOf('new')],
      [other, hashOf('other')],
    ]);
    expect((await store.read(hashOf('new')))?.toString()).toBe('new');
  });

  it('accepts nothing when the store rejects the picture', async () => {
    const refusing: PictureStore = {
      ...openPictureStore({ root }),
      publish: async () => {
        throw new Error('The bucket is full.');
      },
    };
    writeAcceptedHashes(new Map([[key, hashOf('old')]]), hashes());
    const accepting = acceptLast({
      run: photograph('new'),
      store: refusing,
      words: ['card--'],
      folder: hashes(),
    });
    await expect(accepting).rejects.toThrow('The bucket is full.');
    expect([...readAcceptedHashes(hashes()).values()]).toEqual([hashOf('old')]);
  });

  it('is rejected before the first photograph', async () => {
    const accepting = acceptLast({
      run: lastRun(root),
      store: openPictureStore({ root }),
      words: [],
      folder: hashes(),
    });
    await expect(accepting).rejects.toThrow('npm run visual');
  });

  it('reads pictures from the store that a run found accepted already', async () => {
    const store = openPictureStore({ root });
    writeAcceptedHashes(new Map([[key, hashOf('same')]]), hashes());
    const run = photograph('same');
    run.storeAccepted({ accepted: readAcceptedHashes(hashes()), store });
    expect(run.readPicture(hashOf('same'))).toBeUndefined();
    const published: string[] = [];
    const watching: PictureStore = { ...store, publish: async (hash) => void published.push(hash) };
    await acceptLast({ run, store: watching, words: ['card--'], folder: hashes() });
    expect(published).toEqual([hashOf('same')]);
  });
});
