/**
 * `npm run report:search`: how good the search of the demo shop is in each language, with the ten worst
 * queries. nDCG@10 is 1 when the best products come first; `--store` stores the figures that the
 * test compares with.
 */
import { measureDemoShop } from '../search-quality/measureDemoShop.ts';
import { type JudgedResult, summarise } from '../search-quality/measureSearch.ts';
import { storeFigures } from '../search-quality/storedFigures.ts';

const worstCount = 10;
const perCent = (share: number) => `${(share * 100).toFixed(1)} %`;

function describe(name: string, results: readonly JudgedResult[]): string {
  const { queries, ndcg, withoutResult, firstRight } = summarise(results);
  return `${name.padEnd(8)} ${String(queries).padStart(4)} queries  nDCG@10 ${ndcg.toFixed(3)}  right first hit ${perCent(firstRight)}  no result ${perCent(withoutResult)}`;
}

const measured = await measureDemoShop();
for (const { locale, rule, hand } of measured) {
  const worst = [...rule, ...hand].toSorted((a, b) => a.ndcg - b.ndcg).slice(0, worstCount);
  const lines = worst.map(
    ({ query, ndcg, count }) => `    ${ndcg.toFixed(2)}  ${query.text} (${String(count)} found)`,
  );
  process.stdout.write(
    `${[describe(`${locale} rule`, rule), describe(`${locale} hand`, hand), ...lines].join('\n')}\n`,
  );
}
if (process.argv.includes('--store'))
  storeFigures(
    Object.fromEntries(
      measured.map(({ locale, rule, hand }) => [
        locale,
        { rule: summarise(rule), hand: summarise(hand) },
      ]),
    ),
  );
