import { contentPictureFiles, firstCategories, menuCategories } from '@solvik/demo-shop';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { firstPictures } from './firstPictures.ts';

const list = (...files: readonly string[]) => ({
  products: files.map((fileName) => ({
    productImages: [{ fileName }, { fileName: 'other.webp' }],
  })),
});

it('are the banners, each product’s first picture once, and those of the menu’s lists', async () => {
  const documents: string[] = [];
  const answers = [
    { list0: list('a.webp', 'b.webp'), list1: list('b.webp'), list2: null },
    { list0: list('b.webp', 'c.webp'), list1: list('c.webp') },
  ];
  const files = await firstPictures({
    execute: async ({ document }) => ({ data: answers[documents.push(document) - 1] }),
  });
  expect(files).toEqual({
    ofFirstPages: [...contentPictureFiles, 'a.webp', 'b.webp'],
    ofLists: ['b.webp', 'c.webp'],
  });
  for (const document of documents) expect(() => parse(document)).not.toThrow();
  for (const alias of firstCategories) expect(documents[0]).toContain(JSON.stringify(alias));
  for (const alias of menuCategories) expect(documents[1]).toContain(JSON.stringify(alias));
});

it('are the banners alone in a catalogue without products', async () => {
  expect(await firstPictures({ execute: async () => ({ data: null }) })).toEqual({
    ofFirstPages: contentPictureFiles,
    ofLists: [],
  });
});
