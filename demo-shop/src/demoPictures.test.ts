import { expect, it } from 'vitest';
import { contentPictureFiles, demoPictureOf, stillLifeSpecOf } from './demoPictures.ts';
import { garmentSpecOf } from './garmentSpecOf.ts';
import { readTestShop } from './testing/readTestShop.ts';

const { products } = readTestShop();

it('derives the drawing of every product picture from its file name', () => {
  const lost = products.flatMap(({ key, images }) =>
    images.filter(({ fileName, tags }) => {
      const picture = demoPictureOf(fileName);
      return (
        picture?.kind !== 'garment' ||
        picture.view !== tags[0] ||
        picture.spec.seed !== garmentSpecOf(key)?.seed
      );
    }),
  );
  expect(lost).toEqual([]);
});

it('draws a product in the colour of its swatch', () => {
  for (const { key, parameters } of products) {
    expect(garmentSpecOf(key)?.colour).toBe(
      parameters.find(({ identifier }) => identifier === 'Color')?.swatch,
    );
  }
});

it('returns the same spec on every call, and none for an unknown file', () => {
  const [first] = products;
  expect(garmentSpecOf(first?.key ?? '')).toEqual(garmentSpecOf(first?.key ?? ''));
  expect(demoPictureOf('nothing-front.webp')).toBeUndefined();
  expect(demoPictureOf('../secret.webp')).toBeUndefined();
});

it('arranges two or three pieces in each still life, one per channel', () => {
  const stills = contentPictureFiles.filter((file) => file.startsWith('still-'));
  expect(stills.length).toBe(12);
  expect(stills.every((file) => (stillLifeSpecOf(file)?.pieces.length ?? 0) >= 2)).toBe(true);
  expect(
    new Set(
      ['se', 'no', 'dk', 'fi'].map(
        (channel) => stillLifeSpecOf(`still-coats-${channel}.webp`)?.ground,
      ),
    ).size,
  ).toBe(4);
});
