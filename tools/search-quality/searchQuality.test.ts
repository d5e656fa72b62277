/** The search of the demo shop is not worse than it was: figures.json, stored by `npm run report:search -- --store`. */
import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../shop/src/index.ts';
import { measureDemoShop, type MeasuredLanguage } from './measureDemoShop.ts';
import { summarise } from './measureSearch.ts';
import { readFigures } from './storedFigures.ts';

const tolerance = 0.005;
const stored = readFigures();

let measured: readonly MeasuredLanguage[];
beforeAll(async () => {
  measured = await measureDemoShop();
}, 120_000);

describe.each(locales.flatMap((locale) => [[locale, 'rule'] as const, [locale, 'hand'] as const]))(
  'in %s, for queries made by %s, the search',
  (locale, kind) => {
    const figures = () => summarise(measured.find((each) => each.locale === locale)?.[kind] ?? []);

    it('orders the best products as well as it did', () => {
      expect(figures().ndcg).toBeGreaterThanOrEqual(stored[locale][kind].ndcg - tolerance);
    });

    it('shows a right product first as often as it did', () => {
      expect(figures().firstRight).toBeGreaterThanOrEqual(
        stored[locale][kind].firstRight - tolerance,
      );
    });

    it('finds something as often as it did', () => {
      expect(figures().withoutResult).toBeLessThanOrEqual(
        stored[locale][kind].withoutResult + tolerance,
      );
    });

    it('is judged by as many queries', () => {
      expect(figures().queries).toBe(stored[locale][kind].queries);
    });
  },
);
