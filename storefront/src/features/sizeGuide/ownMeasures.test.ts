// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownMeasures, ownMeasuresKey, readMeasure } from './ownMeasures.ts';

beforeEach(() => ownMeasures.clear());

describe('own measures', () => {
  it('are stored on this device until they are removed', () => {
    ownMeasures.save({ bust: 88, waist: 72.5 });
    expect(ownMeasures.read()).toEqual({ bust: 88, waist: 72.5 });
    expect(localStorage.getItem(ownMeasuresKey)).toBe('{"bust":88,"waist":72.5}');
    ownMeasures.clear();
    expect([ownMeasures.read(), localStorage.getItem(ownMeasuresKey)]).toEqual([undefined, null]);
  });

  it('are none once the last is left out', () => {
    ownMeasures.save({});
    expect(localStorage.getItem(ownMeasuresKey)).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a list', '[88,72]'],
    ['texts', '{"bust":"88"}'],
    ['no body’s measures', '{"bust":8800,"waist":-3,"hip":null}'],
    ['other parts', '{"head":56}'],
  ])('that are stored as %s are none', (_, text) => {
    localStorage.setItem(ownMeasuresKey, text);
    expect(ownMeasures.read()).toBeUndefined();
  });

  it('are those that can be read of what is stored', () => {
    localStorage.setItem(ownMeasuresKey, '{"bust":88.04,"waist":"72","foot":24.1,"head":56}');
    expect(ownMeasures.read()).toEqual({ bust: 88, foot: 24.1 });
  });

  it('are the same object until they change, and notify when they do', () => {
    const listener = vi.fn();
    const leave = ownMeasures.subscribe(listener);
    ownMeasures.save({ bust: 88 });
    expect(ownMeasures.read()).toBe(ownMeasures.read());
    dispatchEvent(new StorageEvent('storage', { key: ownMeasuresKey }));
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
  });
});

it.each([
  ['bust', '88', 88],
  ['bust', '88,5', 88.5],
  ['bust', '88.5', 88.5],
  ['bust', '880', undefined],
  ['waist', '44,9', undefined],
  ['waist', '45', 45],
  ['foot', '24,1', 24.1],
  ['foot', '38', undefined],
  ['hip', '', undefined],
  ['hip', 'nio', undefined],
] as const)('a %s typed as “%s” is %s', (line, text, measure) => {
  expect(readMeasure(line, text)).toBe(measure);
});
