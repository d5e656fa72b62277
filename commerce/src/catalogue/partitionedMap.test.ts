import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withChanges } from './partitionedMap.ts';

const key = fc.integer({ min: 1, max: 12 });
const steps = fc.array(
  fc.array(fc.tuple(key, fc.option(fc.string(), { nil: undefined })), { maxLength: 5 }),
  { maxLength: 6 },
);

const partsOf = (map: ReadonlyMap<unknown, unknown>): readonly unknown[] =>
  'parts' in map && Array.isArray(map.parts) ? map.parts : [];

describe('a map with changes', () => {
  it('is the map that setting and deleting one by one gives, and leaves earlier maps as they were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, fc.string())), steps, async (entries, all) => {
        const plain = new Map(entries);
        let map: ReadonlyMap<number, string> = new Map(entries);
        for (const step of all) {
          const [before, content] = [map, [...map]];
          map = await withChanges(map, new Map(step));
          for (const [changed, value] of new Map(step))
            if (value === undefined) plain.delete(changed);
            else plain.set(changed, value);
          expect([...before]).toEqual(content);
        }
        const byKey = (a: readonly [number, string], b: readonly [number, string]) => a[0] - b[0];
        expect([...map].toSorted(byKey)).toEqual([...plain].toSorted(byKey));
        expect(map.size).toBe(plain.size);
        expect([...map.keys()].map((each) => map.get(each))).toEqual([...map.values()]);
        for (let each = 1; each <= 12; each += 1) {
          expect(map.get(each)).toBe(plain.get(each));
          expect(map.has(each)).toBe(plain.has(each));
        }
        const visited: string[] = [];
        map.forEach((value, own) => visited.push(`${own} ${value}`));
        expect(visited).toEqual([...map].map(([own, value]) => `${own} ${value}`));
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('finds keys among many parts, and copies only the parts that change', async () => {
    const names = Array.from({ length: 3000 }, (_, at): [string, number] => [`style ${at}`, at]);
    const first = await withChanges(new Map(names), new Map([['style 7', -7]]));
    const second = await withChanges(first, new Map([['style 2999', undefined]]));
    expect([first.size, second.size]).toEqual([3000, 2999]);
    expect([second.get('style 7'), second.get('style 2998')]).toEqual([-7, 2998]);
    expect([first.has('style 2999'), second.has('style 2999')]).toEqual([true, false]);
    expect(second.get('style 3001')).toBeUndefined();
    const before = partsOf(first);
    const same = partsOf(second).filter((part) => before.includes(part));
    expect([before.length, same.length]).toEqual([12, 11]);
  });

  it('is divided again when it has grown', async () => {
    const few = await withChanges(new Map([[0, 'first']]), new Map([[1, 'second']]));
    const many = new Map(Array.from({ length: 2500 }, (_, at) => [at, `new ${at}`]));
    const grown = await withChanges(few, many);
    const again = await withChanges(grown, new Map([[0, 'last']]));
    expect([few, grown, again].map((map) => partsOf(map).length)).toEqual([1, 1, 10]);
    expect([again.get(0), again.get(2499), again.size]).toEqual(['last', 'new 2499', 2500]);
  });
});
