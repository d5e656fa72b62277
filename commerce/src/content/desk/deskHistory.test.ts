import type { ContentRef } from '@solvik/content-schema/editing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { all } from '../../database/database.ts';
import { aPage, expectKind, inFour, page, publisher, writer } from '../../testing/deskSteps.ts';
import { testShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const addresses = ['a-one', 'a-two', 'a-three'] as const;

/** `s` save by who has read the newest, `o` by who has not, `p` publish, `b` roll back, `t` schedule, `w` wait, `r` retire; then which page, and which revision or address. */
const step = fc.tuple(
  fc.constantFrom('s', 's', 'o', 'p', 'p', 'b', 't', 'w', 'r'),
  fc.nat(1),
  fc.nat(5),
);

async function take(
  [what, which, number]: readonly [string, number, number],
  keys: readonly string[],
): Promise<void> {
  const { desk } = shop.commerce;
  const content: ContentRef<'page'> = page(keys[which] ?? '');
  const { summary } = expectKind(await desk.read(publisher, content), 'found');
  const [latest, over] = [summary.latest.number, summary.published?.revision ?? null];
  const revision = 1 + (number % latest);
  const document = aPage(addresses[number % addresses.length] ?? '', {
    title: inFour(String(number)),
  });
  if (what === 's' || what === 'o')
    await desk.save(writer, content, { basedOn: what === 's' ? latest : latest - 1, document });
  if (what === 'p') await desk.publish(publisher, content, { revision, over });
  if (what === 'b') await desk.rollBack(publisher, content, { revision, over });
  if (what === 't')
    await desk.schedule(publisher, content, {
      revision,
      at: new Date(shop.clock.now + 1000).toISOString(),
    });
  if (what === 'r') await desk.retirePage(publisher, content.key, {});
  if (what !== 'w') return;
  shop.clock.now += 2000;
  await desk.tend();
}

/** What is so whatever editors did. */
async function check(key: string, seen: Map<string, unknown>): Promise<void> {
  const { desk } = shop.commerce;
  const { summary } = expectKind(await desk.read(publisher, page(key)), 'found');
  const { revisions } = expectKind(await desk.history(publisher, page(key)), 'history');
  expect(revisions.map(({ number }) => number)).toEqual(
    Array.from({ length: summary.latest.number }, (_, at) => summary.latest.number - at),
  );
  for (const { number } of revisions) {
    const { document } = expectKind(
      await desk.read(publisher, page(key), number),
      'found',
    ).revision;
    const known = seen.get(`${key} ${String(number)}`) ?? document;
    seen.set(`${key} ${String(number)}`, known);
    expect(document).toEqual(known);
  }
  const rows = await all(
    shop.commerce.database.handle,
    sql<{ title: unknown; alias: unknown }>`select title, alias from pages where key = ${key}`,
  );
  const shown =
    summary.published &&
    expectKind(await desk.read(publisher, page(key), summary.published.revision), 'found').revision
      .document;
  expect(rows).toEqual(shown ? [{ title: shown.title, alias: shown.alias }] : []);
}

it('whatever editors do, no revision is lost or changed, shoppers see what is published, and an address is one page’s', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      round += 1;
      const keys = [`one-${String(round)}`, `two-${String(round)}`];
      for (const key of keys)
        expectKind(
          await shop.commerce.desk.createPage(writer, { key, document: aPage(key) }),
          'done',
        );
      const seen = new Map<string, unknown>();
      for (const each of steps) {
        await take(each, keys);
        for (const key of keys) await check(key, seen);
      }
      const shared = await all(
        shop.commerce.database.handle,
        sql`select p.alias->>'sv' as alias from pages p where p.alias is not null group by 1 having count(*) > 1`,
      );
      expect(shared).toEqual([]);
      // The next round's editors find the addresses free.
      for (const key of keys) await shop.commerce.desk.retirePage(publisher, key, {});
    }),
    { seed: 11, numRuns: 25 },
  );
});
