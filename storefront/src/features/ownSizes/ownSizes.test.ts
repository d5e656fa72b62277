// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownSizesIn } from './ownSizesIn.ts';
import { maxOwnSizes, ownSizes, ownSizesKey } from './ownSizes.ts';

const size = (label: string) => ({ id: `s-${label}`, label });
const isMarked = () => document.documentElement.hasAttribute('data-own-sizes');

beforeEach(() => ownSizes.clear());

describe('own sizes', () => {
  it('are pinned by kind and removed again, which the document shows', () => {
    ownSizes.toggle('tops', size('38'));
    ownSizes.toggle('shoes', size('39'));
    expect([ownSizes.active(), isMarked()]).toEqual([
      { tops: [size('38')], bottoms: [], shoes: [size('39')] },
      true,
    ]);
    ownSizes.toggle('tops', size('38'));
    ownSizes.toggle('shoes', size('39'));
    expect([ownSizes.read(), localStorage.getItem(ownSizesKey), isMarked()]).toEqual([
      undefined,
      null,
      false,
    ]);
  });

  it('are lifted and applied again, and a new choice applies at once', () => {
    ownSizes.toggle('tops', size('38'));
    ownSizes.lift(true);
    expect([ownSizes.active(), ownSizes.read()?.sizes.tops]).toEqual([undefined, [size('38')]]);
    ownSizes.lift(false);
    expect(ownSizes.active()?.tops).toEqual([size('38')]);
    ownSizes.lift(true);
    ownSizes.toggle('tops', size('40'));
    expect(ownSizes.active()?.tops).toEqual([size('38'), size('40')]);
  });

  it('are few: the first of a kind gives way', () => {
    for (let at = 0; at <= maxOwnSizes; at += 1) ownSizes.toggle('tops', size(String(at)));
    expect(ownSizes.active()?.tops.map(({ label }) => label)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['sizes of another shape', '{"tops":["38",[1,2],["",""]],"shoes":{}}'],
    ['control characters', JSON.stringify({ tops: [['s-\u0000', '38']] })],
  ])('that are stored as %s are none', (_, text) => {
    localStorage.setItem(ownSizesKey, text);
    expect(ownSizes.read()).toBeUndefined();
  });

  it('are the same object until they change, and notify when they do', () => {
    const listener = vi.fn();
    const leave = ownSizes.subscribe(listener);
    ownSizes.toggle('tops', size('38'));
    expect(ownSizes.active()).toBe(ownSizes.active());
    expect(listener).toHaveBeenCalledTimes(1);
    localStorage.setItem(ownSizesKey, '{"tops":[["s-M","M"]]}');
    dispatchEvent(new StorageEvent('storage', { key: ownSizesKey }));
    expect([listener.mock.calls.length, ownSizes.active()?.tops]).toEqual([2, [size('M')]]);
    leave();
  });
});

describe('the sizes for a product', () => {
  const kinds = [
    { kind: 'tops', categoryIds: [1, 2], sizes: [] },
    { kind: 'shoes', categoryIds: [3], sizes: [] },
  ] as const;
  const own = { tops: [size('38')], bottoms: [], shoes: [size('39'), size('40')] };

  it.each([
    [1, ['38']],
    [3, ['39', '40']],
    [4, []],
    [undefined, []],
  ])('of category %s are %j', (categoryId, labels) => {
    expect(ownSizesIn(categoryId, own, kinds)).toEqual(labels);
  });

  it('are none while they are lifted', () => {
    expect(ownSizesIn(1, undefined, kinds)).toEqual([]);
  });
});
