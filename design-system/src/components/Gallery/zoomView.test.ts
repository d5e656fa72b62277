import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampView,
  containIn,
  maxZoom,
  minZoom,
  panBy,
  toggleZoom,
  wholePicture,
  zoomAbout,
} from './zoomView.ts';

const stage = { width: 1000, height: 500 };
/** Twice as high as it is wide, so that it has space at its sides until it is four times as large. */
const frame = { stage, picture: { width: 250, height: 500 } };

const point = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -250, max: 250 }),
});
const anyFrame = fc.record({
  stage: fc.constant(stage),
  picture: fc.record({
    width: fc.integer({ min: 1, max: 1000 }),
    height: fc.integer({ min: 1, max: 500 }),
  }),
});
const anyZoom = fc.double({ min: 0.2, max: 9, noNaN: true });

describe('containIn', () => {
  it.each([
    [
      { width: 1600, height: 2000 },
      { width: 400, height: 500 },
    ],
    [
      { width: 200, height: 50 },
      { width: 1000, height: 250 },
    ],
    [{ width: 0, height: 0 }, stage],
  ])('shows all of a picture of %o as %o', (natural, size) => {
    expect(containIn(stage, natural)).toEqual(size);
  });
});

describe('clampView', () => {
  it.each([
    [{ zoom: 2, x: 300, y: 900 }, { zoom: 2, x: 0, y: 250 }, 'stops at the lower edge'],
    [{ zoom: 2, x: 0, y: -900 }, { zoom: 2, x: 0, y: -250 }, 'stops at the upper edge'],
    [{ zoom: 1, x: -40, y: 40 }, wholePicture, 'does not move what is shown whole'],
    [{ zoom: 9, x: 0, y: 0 }, { zoom: 4, x: 0, y: 0 }, 'is at most four times as large'],
    [{ zoom: 0.4, x: 0, y: 0 }, wholePicture, 'is never smaller than the whole'],
  ])('%o becomes %o: it %s', (view, clamped) => {
    expect(clampView(view, frame)).toEqual(clamped);
  });

  it('never shows space beside a picture that covers the stage', () => {
    fc.assert(
      fc.property(anyFrame, anyZoom, point, ({ picture }, zoom, { x, y }) => {
        const view = clampView({ zoom, x: x * 9, y: y * 9 }, { stage, picture });
        const spare = picture.width * view.zoom - stage.width;
        expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, spare / 2));
        expect(clampView(view, { stage, picture })).toEqual(view);
      }),
    );
  });
});

describe('zoomAbout', () => {
  const square = { stage, picture: { width: 1000, height: 500 } };

  it.each([
    [wholePicture, { zoom: 2, point: { x: 100, y: -50 } }, { zoom: 2, x: -100, y: 50 }],
    [wholePicture, { zoom: 2 }, { zoom: 2, x: 0, y: 0 }],
    [
      { zoom: 2, x: -100, y: 50 },
      { zoom: 4, point: { x: 100, y: -50 } },
      { zoom: 4, x: -300, y: 150 },
    ],
    [{ zoom: 4, x: 900, y: 0 }, { zoom: 1 }, wholePicture],
  ])('from %o by %o to %o', (view, change, next) => {
    expect(zoomAbout(view, change, square)).toEqual(next);
  });

  it('leaves what is at the point there, in a picture that covers the stage', () => {
    const partAt = ({ zoom, x }: typeof wholePicture, at: number) => (at - x) / zoom;
    fc.assert(
      fc.property(anyZoom, point, (zoom, at) => {
        const start = zoomAbout(wholePicture, { zoom: 2 }, square);
        const next = zoomAbout(start, { zoom: Math.max(2, zoom), point: at }, square);
        expect(partAt(next, at.x)).toBeCloseTo(partAt(start, at.x), 6);
      }),
    );
  });

  it('stays within its limits', () => {
    fc.assert(
      fc.property(anyZoom, point, (zoom, at) => {
        const next = zoomAbout(wholePicture, { zoom, point: at }, frame);
        expect(next.zoom).toBeGreaterThanOrEqual(minZoom);
        expect(next.zoom).toBeLessThanOrEqual(maxZoom);
      }),
    );
  });
});

describe('panBy', () => {
  it('moves the picture with the hand, up to its edge', () => {
    const view = { zoom: 2, x: 0, y: 0 };
    expect(panBy(view, { x: 30, y: 30 }, frame)).toEqual({ zoom: 2, x: 0, y: 30 });
    expect(panBy(view, { x: 0, y: 999 }, frame)).toEqual({ zoom: 2, x: 0, y: 250 });
  });
});

describe('toggleZoom', () => {
  it('enlarges twice about the point, and shows the whole picture again', () => {
    const enlarged = toggleZoom(wholePicture, { x: 0, y: 100 }, frame);
    expect(enlarged).toEqual({ zoom: 2, x: 0, y: -100 });
    expect(toggleZoom(enlarged, { x: 0, y: 0 }, frame)).toEqual(wholePicture);
    expect(toggleZoom({ zoom: 1.1, x: 0, y: 0 }, { x: 0, y: 0 }, frame)).toEqual(wholePicture);
  });
});
