import { expect, it } from 'vitest';
import { readPictureView } from './pictureView.ts';

it.each([
  [['back'], 'back'],
  [['campaign', 'detail'], 'detail'],
  [['second', 'front'], 'front'],
  [['worn'], null],
  [[null], null],
  [null, null],
])('a picture tagged %o shows %o', (tags, view) => {
  expect(readPictureView(tags)).toBe(view);
});
