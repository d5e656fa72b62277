/** Concurrent edits of the library on a database server with many sessions. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  examplePage,
  editorSteps,
  expectKind,
  inAllLanguages,
  publisher,
  writer,
} from '../testing/editorSteps.ts';
import { testShopOnPostgres, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShopOnPostgres();
});
afterAll(() => shop.remove());

const photo = (colour: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const files = () => readdir(join(shop.dataDir, 'pictures'));
const inLibrary = async () =>
  expectKind(await shop.commerce.media.list(writer, { words: '', page: 1 }), 'media').pictures.map(
    ({ file }) => file,
  );

it('many upload the same picture, and it is stored once', async () => {
  const bytes = await photo('red');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      shop.commerce.media.store(writer, { name: `${String(at)}.jpg`, bytes }),
    ),
  );
  expect(answers.map((answer) => expectKind(answer, 'kept').isNew).filter(Boolean)).toHaveLength(1);
  expect(await inLibrary()).toHaveLength(1);
  expect(await files()).toEqual(await inLibrary());
});

it('one uploads what another removes: both the row and the file exist, or neither', async () => {
  const bytes = await photo('blue');
  const { file } = expectKind(
    await shop.commerce.media.store(writer, { name: 'b.jpg', bytes }),
    'kept',
  ).picture;
  for (let round = 0; round < 12; round += 1) {
    await Promise.all([
      shop.commerce.media.remove(publisher, file),
      shop.commerce.media.store(writer, { name: 'b.jpg', bytes }),
    ]);
    expect((await files()).includes(file)).toBe((await inLibrary()).includes(file));
  }
});

it('one publishes what another removes: what shoppers see is in the library', async () => {
  const steps = editorSteps(shop);
  for (let round = 0; round < 8; round += 1) {
    const { file } = expectKind(
      await shop.commerce.media.store(writer, {
        name: 'g.jpg',
        bytes: await photo(`rgb(${String(round * 25)}, 200, 0)`),
      }),
      'kept',
    ).picture;
    const key = `page-${String(round)}`;
    const image = {
      id: 'w',
      type: 'image',
      version: 1,
      name: 'W',
      size: 'full',
      fields: {
        image: { '*': { file, alt: inAllLanguages('A') } },
        shape: 'square',
        width: 'page',
      },
    } as const;
    const document = examplePage(key, {
      containers: [
        {
          id: 'row',
          name: 'Row',
          layout: 'full',
          design: 'default',
          responsiveMode: '',
          widgets: [image],
        },
      ],
    });
    await steps.newPage(key, examplePage(key));
    // The draft is published while the picture is being removed: publishing is refused, or the
    // picture stays.
    const [, published] = await Promise.all([
      shop.commerce.media.remove(publisher, file),
      steps.write(key, document).then((revision) => steps.publish(key, revision)),
    ]);
    const isShown = published.kind === 'done';
    expect([(await files()).includes(file), (await inLibrary()).includes(file)]).toEqual([
      isShown,
      isShown,
    ]);
  }
});
