import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Editor,
  type MediaPicture,
  mediaPageSize,
  type PageDocument,
  type StoredWidget,
} from '@solvik/content-schema/editing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPage,
  deskSteps,
  expectKind,
  inFour,
  page,
  publisher,
  writer,
} from '../testing/deskSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
let media: TestShop['commerce']['media'];
let steps: ReturnType<typeof deskSteps>;
beforeAll(async () => {
  shop = await testShop();
  ({ media } = shop.commerce);
  steps = deskSteps(shop);
});
afterAll(() => shop.remove());

const photo = (colour: string) =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const kept = async (name: string, bytes: Buffer, editor: Editor = writer): Promise<MediaPicture> =>
  expectKind(await media.keep(editor, { name, bytes }), 'kept').picture;
const files = () => readdir(join(shop.dataDir, 'pictures')).catch((): string[] => []);
const namesOf = async (words: string, number = 1) =>
  expectKind(await media.list(writer, { words, page: number }), 'media').pictures.map(
    ({ name }) => name,
  );
const imageWidget = (id: string, file: string): StoredWidget => ({
  id,
  type: 'image',
  version: 1,
  name: `Picture ${id}`,
  size: 'full',
  fields: { image: { '*': { file, alt: inFour('A coat') } }, shape: 'square', width: 'page' },
});
const showing = (alias: string, ...shown: string[]): PageDocument =>
  aPage(alias, {
    containers: [
      {
        id: 'row',
        name: 'Row',
        layout: 'full',
        design: 'default',
        responsiveMode: '',
        widgets: shown.map((file, at) => imageWidget(`w${String(at)}`, file)),
      },
    ],
  });
const served = async (file: string) =>
  (
    await shop.commerce.endpoints['/images']?.(
      new Request(`http://shop/images/${file}?width=80&format=webp`),
    )
  )?.status;
const onePage: Editor = { name: 'Guest', role: 'publisher', scope: { kind: 'page', key: 'only' } };

describe('a picture that is brought', () => {
  it('is kept with its name and size, and served like every other picture of the shop', async () => {
    const picture = await kept('Kappa i blåst.jpg', await photo('red'));
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

  it('is one when it is brought again, under whatever name, and even when it lies in another kind of file', async () => {
    const bytes = await photo('red');
    const again = expectKind(
      await media.keep(publisher, {
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

  it('is written anew when the shop has lost its file', async () => {
    const [file = ''] = await files();
    await rm(join(shop.dataDir, 'pictures', file));
    await kept('copy.jpg', await photo('red'));
    expect(await files()).toEqual([file]);
  });

  it('leaves nothing behind when it is none', async () => {
    const before = await files();
    for (const [bytes, code] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture-drawing'],
      [Buffer.from('GIF89a'), 'picture-kind'],
      [(await photo('blue')).subarray(0, 200), 'picture-broken'],
    ] as const) {
      expect(await media.keep(writer, { name: 'a.jpg', bytes })).toEqual({ kind: 'refused', code });
    }
    expect(await files()).toEqual(before);
    expect(expectKind(await media.list(writer, { words: '', page: 1 }), 'media').total).toBe(1);
  });
});

describe('words and points', () => {
  it('are changed language by language, and taken away by nothing', async () => {
    const { file } = await kept('Jumper.jpg', await photo('green'));
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

  it('of a picture that is not there are refused', async () => {
    expect(await media.describe(writer, 'none.jpg', {})).toEqual({
      kind: 'refused',
      code: 'unknown',
    });
    expect(await media.read(writer, 'none.jpg')).toEqual({ kind: 'refused', code: 'unknown' });
  });

  it('are searched in every language, with small letters and large, all words of it', async () => {
    expect(await namesOf('GRØNN')).toEqual(['Jumper.jpg']);
    expect(await namesOf('blåst KAPPA')).toEqual(['Kappa i blåst.jpg']);
    expect(await namesOf('blåst grönn')).toEqual([]);
    expect(await namesOf('100%')).toEqual([]);
    expect(await namesOf('_')).toEqual([]);
    expect(await namesOf('sv')).toEqual([]);
  });
});

describe('the library', () => {
  it('shows the newest first, so many to a page', async () => {
    for (let at = 0; at <= mediaPageSize; at += 1) {
      shop.clock.now += 1000;
      await kept(`row-${String(at)}.jpg`, await photo(`rgb(${String(at * 10)}, 9, 9)`));
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

  it('knows the pictures that the content brought, with the words and the point they are shown with', async () => {
    const document = showing('brought', 'brought-coat.webp');
    const [row] = document.containers;
    const [shown] = row?.widgets ?? [];
    if (!row || !shown) throw new Error('The page shows a picture.');
    await steps.newPage('brought', {
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
                    file: 'brought-coat.webp',
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
        file: 'brought-coat.webp',
        name: 'brought-coat.webp',
        alt: { sv: 'Kappa', fi: 'Takki' },
        focalPoint: { x: 0.2, y: 0.4 },
        addedBy: 'catalogue',
      },
    ]);
    expect(pictures[0]?.size).toBeUndefined();
  });
});

describe('where a picture is used', () => {
  it('is told of drafts, of what is published and of what waits, with the widgets that show it', async () => {
    const { file } = await kept('used.jpg', await photo('navy'));
    await steps.newPage('uses', showing('uses', file, 'other.jpg', file));
    await steps.publish('uses', 1);
    expect(expectKind(await media.read(writer, file), 'picture')).toMatchObject({
      elsewhere: 0,
      uses: [
        {
          content: page('uses'),
          name: 'uses',
          states: ['published'],
          widgets: [{ id: 'w0', name: 'Picture w0' }, { id: 'w2' }],
        },
      ],
    });
    await steps.write('uses', showing('uses', file));
    await shop.commerce.desk.schedule(publisher, page('uses'), {
      revision: 2,
      at: new Date(shop.clock.now + 60_000).toISOString(),
    });
    await steps.write('uses', showing('uses'));
    expect(expectKind(await media.read(writer, file), 'picture').uses).toMatchObject([
      { states: ['scheduled', 'published'], widgets: [{ id: 'w0' }] },
    ]);
    await shop.commerce.desk.unschedule(publisher, page('uses'));
    await steps.publish('uses', 3);
    expect(expectKind(await media.read(writer, file), 'picture').uses).toEqual([]);
    await steps.newPage('draft', showing('draft', file));
    expect(expectKind(await media.read(writer, file), 'picture').uses).toMatchObject([
      { content: page('draft'), states: ['draft'] },
    ]);
  });

  it('on pages that a session does not reach is a number, not a name', async () => {
    const { file } = await kept('shared.jpg', await photo('teal'));
    await steps.newPage('only', showing('only', file));
    await steps.newPage('secret', showing('secret', file));
    const seen = expectKind(await media.read(onePage, file), 'picture');
    expect([seen.uses.map(({ name }) => name), seen.elsewhere]).toEqual([['only'], 1]);
  });
});

describe('taking a picture out', () => {
  it('is for publishers who reach everything', async () => {
    const { file } = await kept('stays.jpg', await photo('pink'));
    const oneChannel: Editor = {
      name: 'Fi',
      role: 'publisher',
      scope: { kind: 'channel', channel: 'fi' },
    };
    expect(await media.remove(writer, file)).toEqual({ kind: 'refused', code: 'role' });
    expect(await media.remove(onePage, file)).toEqual({ kind: 'refused', code: 'scope' });
    expect(await media.describe(oneChannel, file, { focalPoint: null })).toEqual({
      kind: 'refused',
      code: 'scope',
    });
    expect(await media.keep(oneChannel, { name: 'a.jpg', bytes: await photo('gold') })).toEqual({
      kind: 'refused',
      code: 'scope',
    });
    expect(await served(file)).toBe(200);
  });

  it('is refused while it is used, and says where', async () => {
    const { file } = await kept('busy.jpg', await photo('olive'));
    await steps.newPage('busy', showing('busy', file));
    expect(await media.remove(publisher, file)).toMatchObject({
      kind: 'refused',
      code: 'in-use',
      used: { uses: [{ name: 'busy' }], elsewhere: 0 },
    });
    expect(await served(file)).toBe(200);
  });

  it('that was never used is for good: a page that names it afterwards is not published', async () => {
    const bytes = await photo('tan');
    const { file } = await kept('gone.jpg', bytes);
    expect(await media.remove(publisher, file)).toEqual({ kind: 'done' });
    expect(await files()).not.toContain(file);
    expect(await served(file)).toBe(404);
    await steps.newPage('late', showing('late', file));
    expect(await steps.publish('late', 1)).toMatchObject({
      kind: 'refused',
      code: 'has-errors',
      findings: [{ path: 'containers[0].widgets[0].fields.image.*.file', code: 'unknown-picture' }],
    });
    expect(await namesOf('gone.jpg')).toEqual([]);
    await kept('gone again.jpg', bytes);
    expect(expectKind(await steps.publish('late', 1), 'done').summary.state).toBe('published');
  });

  it('that an older revision shows takes it from the library alone: the revision can be brought back, and so can the picture', async () => {
    const bytes = await photo('plum');
    const { file } = await kept('before.jpg', bytes);
    await steps.newPage('history', showing('history', file));
    await steps.publish('history', 1);
    await steps.publish('history', await steps.write('history', showing('history')));
    expect(await media.remove(publisher, file)).toEqual({ kind: 'done' });
    expect(await namesOf('before.jpg')).toEqual([]);
    expect(
      expectKind(
        await shop.commerce.desk.rollBack(publisher, page('history'), { revision: 1, over: 2 }),
        'done',
      ).summary.published?.revision,
    ).toBe(3);
    expect(await served(file)).toBe(200);
    expect(await namesOf('before.jpg')).toEqual(['before.jpg']);
    await steps.publish('history', await steps.write('history', showing('history')));
    await media.remove(publisher, file);
    expect(expectKind(await media.keep(writer, { name: 'before.jpg', bytes }), 'kept').isNew).toBe(
      true,
    );
    expect(await namesOf('before.jpg')).toEqual(['before.jpg']);
  });
});
