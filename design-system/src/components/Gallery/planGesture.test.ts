import { describe, expect, it } from 'vitest';
import { followHands, isDoubleTap, isTap, swipeOf, wheelFactor } from './planGesture.ts';

const frame = { stage: { width: 400, height: 400 }, picture: { width: 400, height: 400 } };
const wheel = { deltaY: -100, deltaMode: 0, ctrlKey: false };

describe('wheelFactor', () => {
  it('enlarges away from the hand and reduces as much towards it', () => {
    expect(wheelFactor(wheel)).toBeGreaterThan(1);
    expect(wheelFactor(wheel) * wheelFactor({ ...wheel, deltaY: 100 })).toBeCloseTo(1, 9);
  });

  it.each([
    ['lines', { ...wheel, deltaY: -3, deltaMode: 1 }, { ...wheel, deltaY: -48 }],
    ['pages', { ...wheel, deltaY: -1, deltaMode: 2 }, { ...wheel, deltaY: -400 }],
    ['a pinch on a trackpad', { ...wheel, deltaY: -15, ctrlKey: true }, wheel],
  ])('takes %s as so many pixels', (_unit, turned, pixels) => {
    expect(wheelFactor(turned)).toBeCloseTo(wheelFactor(pixels), 9);
  });
});

describe('followHands', () => {
  const view = { zoom: 2, x: 0, y: 0 };

  it.each([
    {
      outcome: 'one hand moves the picture',
      before: [{ x: 0, y: 0 }],
      after: [{ x: 20, y: -30 }],
      next: { zoom: 2, x: 20, y: -30 },
    },
    {
      outcome: 'two that part enlarge it about what is between them',
      before: [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      after: [
        { x: -75, y: 0 },
        { x: 75, y: 0 },
      ],
      next: { zoom: 3, x: 0, y: 0 },
    },
    {
      outcome: 'two that move together move it',
      before: [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      after: [
        { x: -40, y: 10 },
        { x: 60, y: 10 },
      ],
      next: { zoom: 2, x: 10, y: 10 },
    },
    {
      outcome: 'two at one point do not divide by zero',
      before: [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ],
      after: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      next: { zoom: 2, x: 0.5, y: 0 },
    },
  ])('$outcome', ({ before, after, next }) => {
    expect(followHands(view, { before, after }, frame)).toEqual(next);
  });
});

describe('taps and swipes', () => {
  const press = (x: number, y = 0, time = 0) => ({ x, y, time });

  it.each([
    [press(0), press(4), true],
    [press(0), press(11), false],
  ])('from %o to %o is a tap: %s', (down, up, expected) => {
    expect(isTap(down, up)).toBe(expected);
  });

  it.each([
    [undefined, press(0), false],
    [press(0), press(20, 0, 200), true],
    [press(0), press(0, 0, 400), false],
    [press(0), press(60, 0, 100), false],
  ])('after %o, %o is the second of a double tap: %s', (first, second, expected) => {
    expect(isDoubleTap(first, second)).toBe(expected);
  });

  it.each([
    [press(0), press(-60, 20), 1],
    [press(0), press(60, 20), -1],
    [press(0), press(-40), 0],
    [press(0), press(-60, 40), 0],
  ])('from %o to %o shows another picture by %i', (down, up, by) => {
    expect(swipeOf(down, up)).toBe(by);
  });
});
