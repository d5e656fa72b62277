import { describe, expect, it } from 'vitest';
import { type Box, renderedBox, overlap } from './pictureArea.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const square = { width: 1000, height: 1000 };

describe('a picture in its box', () => {
  it.each<[string, Parameters<typeof renderedBox>[0], Box]>([
    [
      'covers it from the middle',
      { box: box(0, 0, 400, 200), natural: square, fit: 'cover', position: '50% 50%' },
      box(0, -100, 400, 400),
    ],
    [
      'covers it from the focal point',
      { box: box(10, 10, 400, 200), natural: square, fit: 'cover', position: '50% 0%' },
      box(10, 10, 400, 400),
    ],
    [
      'is contained in it',
      { box: box(0, 0, 400, 200), natural: square, fit: 'contain', position: '50% 50%' },
      box(100, 0, 200, 200),
    ],
    [
      'is moved by pixels',
      { box: box(0, 0, 400, 200), natural: square, fit: 'contain', position: '12px 0px' },
      box(12, 0, 200, 200),
    ],
    [
      'is stretched',
      { box: box(0, 0, 400, 200), natural: square, fit: 'fill', position: '50% 50%' },
      box(0, 0, 400, 200),
    ],
    [
      'has not loaded',
      {
        box: box(0, 0, 400, 200),
        natural: { width: 0, height: 0 },
        fit: 'cover',
        position: '50% 50%',
      },
      box(0, 0, 400, 200),
    ],
  ])('%s', (_title, picture, expected) => expect(renderedBox(picture)).toEqual(expected));
});

describe('two boxes', () => {
  it.each<[string, Box, Box, Box | undefined]>([
    ['share a corner', box(0, 0, 10, 10), box(6, 8, 10, 10), box(6, 8, 4, 2)],
    ['lie within each other', box(0, 0, 10, 10), box(2, 3, 4, 5), box(2, 3, 4, 5)],
    ['touch without overlap', box(0, 0, 10, 10), box(10, 0, 5, 5), undefined],
  ])('%s', (_title, a, b, expected) => expect(overlap(a, b)).toEqual(expected));
});
