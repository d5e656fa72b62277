/** A shop with a media library, and pictures and pages to test it with. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Editor,
  MediaPicture,
  PageDocument,
  StoredWidget,
} from '@solvik/content-schema/editing';
import sharp from 'sharp';
import {
  examplePage,
  editorSteps,
  expectKind,
  inAllLanguages,
  writer,
} from '../../testing/editorSteps.ts';
import { testShop } from '../../testing/testShop.ts';

/** A JPEG of one colour, 60 by 80 pixels. */
export const photo = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

const imageWidget = (id: string, file: string): StoredWidget => ({
  id,
  type: 'image',
  version: 1,
  name: `Picture ${id}`,
  size: 'full',
  fields: {
    image: { '*': { file, alt: inAllLanguages('A coat') } },
    shape: 'square',
    width: 'page',
  },
});

/** A page whose image widgets show these files. */
export const showing = (alias: string, ...files: readonly string[]): PageDocument =>
  examplePage(alias, {
    containers: [
      {
        id: 'row',
        name: 'Row',
        layout: 'full',
        design: 'default',
        responsiveMode: '',
        widgets: files.map((file, at) => imageWidget(`w${String(at)}`, file)),
      },
    ],
  });

/** A publisher whose scope is the page `only`. */
export const onePage: Editor = {
  name: 'Guest',
  role: 'publisher',
  scope: { kind: 'page', key: 'only' },
};

export async function mediaShop() {
  const shop = await testShop();
  const { media } = shop.commerce;
  return {
    shop,
    media,
    steps: editorSteps(shop),
    store: async (name: string, bytes: Buffer): Promise<MediaPicture> =>
      expectKind(await media.store(writer, { name, bytes }), 'kept').picture,
    /** Names of the files in the shop's folder of pictures. */
    files: () => readdir(join(shop.dataDir, 'pictures')).catch((): string[] => []),
    /** Names of the pictures on a page of the library that match the query. */
    namesOf: async (words: string, number = 1) =>
      expectKind(await media.list(writer, { words, page: number }), 'media').pictures.map(
        ({ name }) => name,
      ),
    /** Status of the image server's response. */
    served: async (file: string) =>
      (
        await shop.commerce.endpoints['/images']?.(
          new Request(`http://shop/images/${file}?width=80&format=webp`),
        )
      )?.status,
  };
}

export type MediaShop = Awaited<ReturnType<typeof mediaShop>>;
