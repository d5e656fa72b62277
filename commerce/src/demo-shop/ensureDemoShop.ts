/** Fills an empty shop with the demo shop, once; what was half-filled is filled on. */
import { sql } from 'kysely';
import type { WriteCatalogueOptions } from '../catalogue/writing/writeCatalogue.ts';
import type { Commerce } from '../createCommerce.ts';
import { first, run } from '../database/database.ts';
import { createDemoShop } from './createDemoShop.ts';
import { demoSeed } from './demoSeed.ts';

/** Raise it when the demo shop changes, so that a shop filled earlier is brought up to date at its next start. */
const demoShopVersion = '11';
const stateName = 'demo-shop';

interface EnsureOptions extends Pick<WriteCatalogueOptions, 'onProgress'> {
  readonly now: Date;
}

/** Whether the demo shop stands whole in the database, of this version. */
export async function isDemoShopCurrent({
  database,
}: Pick<Commerce, 'database'>): Promise<boolean> {
  const state = await first<{ readonly value: string }>(
    database.handle,
    sql`select value from shop_state where name = ${stateName}`,
  );
  return state?.value === demoShopVersion;
}

/** Writes the demo shop; its state is noted last, so that a set-up that was cut off is taken up again. */
export async function writeDemoShop(
  commerce: Pick<Commerce, 'database' | 'writeCatalogue'>,
  { now, onProgress }: EnsureOptions,
): Promise<void> {
  await commerce.writeCatalogue(createDemoShop({ seed: demoSeed, now }), {
    now: now.getTime(),
    ...(onProgress && { onProgress }),
  });
  await run(
    commerce.database.handle,
    sql`insert into shop_state (name, value) values (${stateName}, ${demoShopVersion}) on conflict (name) do update set value = excluded.value`,
  );
}
