/** Fills a shop with the demo shop's catalogue and measures its search in every language. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommerce } from '../../commerce/src/createCommerce.ts';
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
  const dataDir = await mkdtemp(join(tmpdir(), 'solvik-search-'));
  const commerce = await createCommerce({ dataDir, env: {}, log: () => undefined, hasJobs: false });
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
    await rm(dataDir, { recursive: true, force: true });
  }
}
