/** Fills a shop with the demo shop's catalogue and measures its search in every language. */
import { createCommerce } from '../../commerce/src/createCommerce.ts';
import { temporaryFolder } from '../../commerce/src/testing/temporaryDatabase.ts';
import { demoShop } from '../../demo-shop/src/demoShop.ts';
import { type Locale, locales } from '../../shop/src/index.ts';
import { handQueries } from './handQueries.ts';
import { judge, type JudgedResult } from './measureSearch.ts';
import { ruleQueries } from './ruleQueries.ts';

export interface MeasuredLanguage {
  readonly locale: Locale;
  readonly rule: readonly JudgedResult[];
  readonly hand: readonly JudgedResult[];
}

export async function measureDemoShop(): Promise<MeasuredLanguage[]> {
  const { remove, ...place } = await temporaryFolder();
  const commerce = await createCommerce({
    ...place,
    env: {},
    log: () => undefined,
    hasJobs: false,
  });
  try {
    await commerce.sources.import(demoShop);
    const index = await commerce.shop.catalogue.get();
    const measured: MeasuredLanguage[] = [];
    for (const locale of locales) {
      const searched = { index, engine: commerce.shop.search, locale };
      measured.push({
        locale,
        rule: await judge(searched, ruleQueries(index, locale)),
        hand: await judge(searched, handQueries(locale)),
      });
    }
    return measured;
  } finally {
    await commerce.close();
    await remove();
  }
}
