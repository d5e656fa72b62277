import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaPageSize } from '@solvik/content-schema/editing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectKind, publisher, writer } from '../testing/editorSteps.ts';
import { mediaShop, type MediaShop, photo, showing } from './testing/mediaShop.ts';

let shop: MediaShop['shop'];
let media: MediaShop['media'];
let steps: MediaShop['steps'];
let store: MediaShop['store'];
let files: MediaShop['files'];
let namesOf: MediaShop['namesOf'];
let served: MediaShop['served'];
beforeAll(async () => {
  ({ shop, media, steps, store, files, namesOf, served } = await mediaShop());
});
afterAll(() => shop.remove());

describe('an uploaded picture', () => {
  it('is stored with its name and size, and served like every other picture of the shop', async () => {
    const picture = await store('Kappa i blåst.jpg', await photo('red'));
    expect(picture).toMatchObject({
      name: 'Kappa i blåst.jpg',
      size: { width: 60, height: 80 },
      alt: {},
      addedBy: 'Ida',
      addedAt: new Date(shop.clock.now).toISOString(),
    });
    expect(await files()).toEqual([picture.file]);
    expect(await served(picture.file)).toBe(200);
  });

  it('is stored once when it is uploaded again, under another name and even with other metadata', async () => {
    const bytes = await photo('red');
    const again = expectKind(
      await media.store(publisher, {
        name: 'copy.jpg',
        bytes: await sharp(bytes)
          .withExif({ IFD0: { Make: 'Camera' } })
          .withMetadata()
          .jpeg({ quality: 100 })
          .toBuffer(),
      }),
      'kept',
    );
    expect([again.isNew, again.picture.name]).toEqual([false, 'Kappa i blåst.jpg']);
    expect(await files()).toHaveLength(1);
  });

  it('is written again when the shop has lost its file', async () => {
    const [file = ''] = await files();
    await rm(join(shop.dataDir, 'pictures', file));
    await store('copy.jpg', await photo('red'));
    expect(await files()).toEqual([file]);
  });

  it('leaves nothing behind when it cannot be read as a picture', async () => {
    const before = await files();
    for (const [bytes, code] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture-drawing'],
      [Buffer.from('GIF89a'), 'picture-kind'],
      [(await photo('blue')).subarray(0, 200), 'picture-broken'],
    ] as const) {
      expect(await media.store(writer, { name: 'a.jpg', bytes })).toEqual({
        kind: 'refused',
        code,
      });
    }
    expect(await files()).toEqual(before);
    expect(expectKind(await media.list(writer, { words: '', page: 1 }), 'media').total).toBe(1);
  });
});

describe('alternative texts and focal points', () => {
  it('are changed language by language, and removed by null', async () => {
    const { file } = await store('Jumper.jpg', await photo('green'));
    await media.describe(writer, file, {
      alt: { sv: '  Grön tröja ', fi: 'Vihreä neule', da: '' },
      focalPoint: { x: 0.25, y: 0.75 },
    });
    expect(
      expectKind(
        await media.describe(writer, file, { alt: { fi: null, nb: 'Grønn genser' } }),
        'described',
      ).picture,
    ).toMatchObject({
      alt: { sv: 'Grön tröja', nb: 'Grønn genser', da: '' },
      focalPoint: { x: 0.25, y: 0.75 },
    });
    await media.describe(writer, file, { focalPoint: null });
    const { picture } = expectKind(await media.read(writer, file), 'picture');
    expect(picture.alt).toEqual({ sv: 'Grön tröja', nb: 'Grønn genser', da: '' });
    expect(picture.focalPoint).toBeUndefined();
  });

  it('of a picture that does not exist are refused', async () => {
    expect(await media.describe(writer, 'none.jpg', {})).toEqual({
      kind: 'refused',
      code: 'unknown',
    });
    expect(await media.read(writer, 'none.jpg')).toEqual({ kind: 'refused', code: 'unknown' });
  });

  it('are searched in every language, ignoring case, for all words of the query', async () => {
    expect(await namesOf('GRØNN')).toEqual(['Jumper.jpg']);
    expect(await namesOf('blåst KAPPA')).toEqual(['Kappa i blåst.jpg']);
    expect(await namesOf('blåst grönn')).toEqual([]);
    expect(await namesOf('100%')).toEqual([]);
    expect(await namesOf('_')).toEqual([]);
    expect(await namesOf('sv')).toEqual([]);
  });
});

describe('the library', () => {
  it('lists the newest first, page by page', async () => {
    for (let at = 0; at <= mediaPageSize; at += 1) {
      shop.clock.now += 1000;
      await store(`row-${String(at)}.jpg`, await photo(`rgb(${String(at * 10)}, 9, 9)`));
    }
    const first = expectKind(await media.list(writer, { words: 'row-', page: 1 }), 'media');
    expect([first.pictures.length, first.total, first.pages, first.pictures[0]?.name]).toEqual([
      mediaPageSize,
      mediaPageSize + 1,
      2,
      `row-${String(mediaPageSize)}.jpg`,
    ]);
    expect(await namesOf('row-', 2)).toEqual(['row-0.jpg']);
    expect(await namesOf('row-', 3)).toEqual([]);
  });

  it('lists the pictures that imported content shows, with their alternative texts and focal points', async () => {
    const document = showing('imported', 'imported-coat.webp');
    const [row] = document.containers;
    const [shown] = row?.widgets ?? [];
    if (!row || !shown) throw new Error('The page shows a picture.');
    await steps.newPage('imported', {
      ...document,
      containers: [
        {
          ...row,
          widgets: [
            {
              ...shown,
              fields: {
                image: {
                  '*': {
                    file: 'imported-coat.webp',
                    alt: { sv: 'Kappa', fi: 'Takki' },
                    focalPoint: { x: 0.2, y: 0.4 },
                  },
                },
              },
            },
          ],
        },
      ],
    });
    const { pictures } = expectKind(await media.list(writer, { words: 'takki', page: 1 }), 'media');
    expect(pictures).toMatchObject([
      {
        file: 'imported-coat.webp',
        name: 'imported-coat.webp',
        alt: { sv: 'Kappa', fi: 'Takki' },
        focalPoint: { x: 0.2, y: 0.4 },
        addedBy: 'catalogue',
      },
    ]);
    expect(pictures[0]?.size).toBeUndefined();
  });
});
