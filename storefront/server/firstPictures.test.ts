import { contentPictureFiles, firstCategories } from '@solvik/demo-shop';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { firstPictures } from './firstPictures.ts';

const list = (...files: readonly string[]) => ({
  products: files.map((fileName) => ({
    productImages: [{ fileName }, { fileName: 'other.webp' }],
  })),
});

it('are the banners, and each product’s first picture once', async () => {
  let document = '';
  const files = await firstPictures({
    execute: async (operation) => {
      document = operation.document ?? '';
      return { data: { latest: list('a.webp', 'b.webp'), loved: list('b.webp'), list0: null } };
    },
  });
  expect(files).toEqual([...contentPictureFiles, 'a.webp', 'b.webp']);
  expect(() => parse(document)).not.toThrow();
  for (const alias of firstCategories) expect(document).toContain(JSON.stringify(alias));
});

it('are the banners alone in a catalogue without products', async () => {
  expect(await firstPictures({ execute: async () => ({ data: null }) })).toEqual(
    contentPictureFiles,
  );
});
