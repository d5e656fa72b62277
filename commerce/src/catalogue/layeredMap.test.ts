import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withChanges } from './layeredMap.ts';

const key = fc.integer({ min: 1, max: 12 });
const steps = fc.array(
  fc.array(fc.tuple(key, fc.option(fc.string(), { nil: undefined })), { maxLength: 5 }),
  { maxLength: 6 },
);

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

  it('copies its entries when the changes are many', async () => {
    const base = new Map([[0, 'base']]);
    const many = new Map(Array.from({ length: 2500 }, (_, at) => [at, `new ${at}`]));
    const copy = await withChanges(base, many);
    expect(copy).toBeInstanceOf(Map);
    expect(copy.get(2499)).toBe('new 2499');
  });
});
