import type { ContentRef } from '@solvik/content-schema/editing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  examplePage,
  expectKind,
  inAllLanguages,
  page,
  publisher,
  writer,
} from '../../testing/editorSteps.ts';
import { testShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const addresses = ['a-one', 'a-two', 'a-three'] as const;

/**
 * `s` saves on the newest revision, `o` on an older one, `p` publishes, `b` rolls back, `t` schedules,
 * `w` waits, `r` retires; then which page, and which revision or address.
 */
const step = fc.tuple(
  fc.constantFrom('s', 's', 'o', 'p', 'p', 'b', 't', 'w', 'r'),
  fc.nat(1),
  fc.nat(5),
);

async function take(
  [what, which, number]: readonly [string, number, number],
  keys: readonly string[],
): Promise<void> {
  const { contentService } = shop.commerce;
  const content: ContentRef<'page'> = page(keys[which] ?? '');
  const { summary } = expectKind(await contentService.read(publisher, content), 'found');
  const [latest, over] = [summary.latest.number, summary.published?.revision ?? null];
  const revision = 1 + (number % latest);
  const document = examplePage(addresses[number % addresses.length] ?? '', {
    title: inAllLanguages(String(number)),
  });
  if (what === 's' || what === 'o')
    await contentService.save(writer, content, {
      basedOn: what === 's' ? latest : latest - 1,
      document,
    });
  if (what === 'p') await contentService.publish(publisher, content, { revision, over });
  if (what === 'b') await contentService.rollBack(publisher, content, { revision, over });
  if (what === 't')
    await contentService.schedule(publisher, content, {
      revision,
      at: new Date(shop.clock.now + 1000).toISOString(),
    });
  if (what === 'r') await contentService.retirePage(publisher, content.key, {});
  if (what !== 'w') return;
  shop.clock.now += 2000;
  await contentService.sweep();
}

/** What holds after any sequence of steps. */
async function check(key: string, seen: Map<string, unknown>): Promise<void> {
  const { contentService } = shop.commerce;
  const { summary } = expectKind(await contentService.read(publisher, page(key)), 'found');
  const { revisions } = expectKind(await contentService.history(publisher, page(key)), 'history');
  expect(revisions.map(({ number }) => number)).toEqual(
    Array.from({ length: summary.latest.number }, (_, at) => summary.latest.number - at),
  );
  for (const { number } of revisions) {
    const { document } = expectKind(
      await contentService.read(publisher, page(key), number),
      'found',
    ).revision;
    const first = seen.get(`${key} ${String(number)}`) ?? document;
    seen.set(`${key} ${String(number)}`, first);
    expect(document).toEqual(first);
  }
  const rows = await shop.commerce.database.handle
    .selectFrom('pages')
    .select(['title', 'alias'])
    .where('key', '=', key)
    .execute();
  const shown =
    summary.published &&
    expectKind(await contentService.read(publisher, page(key), summary.published.revision), 'found')
      .revision.document;
  expect(rows).toEqual(shown ? [{ title: shown.title, alias: shown.alias }] : []);
}

it('after any sequence of edits no revision is lost or changed, shoppers see what is published, and an address belongs to one page', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      round += 1;
      const keys = [`one-${String(round)}`, `two-${String(round)}`];
      for (const key of keys)
        expectKind(
          await shop.commerce.contentService.createPage(writer, {
            key,
            document: examplePage(key),
          }),
          'done',
        );
      const seen = new Map<string, unknown>();
      for (const each of steps) {
        await take(each, keys);
        for (const key of keys) await check(key, seen);
      }
      const shared = await shop.commerce.database.handle
        .selectFrom('pages')
        .select(({ ref }) => ref('alias', '->>').key('sv').as('own'))
        .where('alias', 'is not', null)
        .groupBy('own')
        .having(({ fn }) => fn.countAll(), '>', 1)
        .execute();
      expect(shared).toEqual([]);
      // Free the addresses for the next round.
      for (const key of keys) await shop.commerce.contentService.retirePage(publisher, key, {});
    }),
    { seed: 11, numRuns: 25 },
  );
});
