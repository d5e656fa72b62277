/**
 * Concurrent edits on a database server with many sessions. The embedded database has one session,
 * so it would pass without any locking.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPreviewSessions } from '../../preview/previewSessions.ts';
import {
  examplePage,
  editorSteps,
  expectKind,
  inAllLanguages,
  page,
  publisher,
  writer,
} from '../../testing/editorSteps.ts';
import { testShopOnPostgres, type TestShop } from '../../testing/testShop.ts';
import { createContentService } from './contentService.ts';

let shop: TestShop;
let steps: ReturnType<typeof editorSteps>;
beforeAll(async () => {
  shop = await testShopOnPostgres();
  steps = editorSteps(shop);
});
afterAll(() => shop.remove());

const many = 12;
const atOnce = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: many }, (_, index) => work(index)));
const kinds = (answers: readonly { readonly kind: string }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ kind }) => kind)).map(([kind, all]) => [
      kind,
      all?.length,
    ]),
  );
const newestOf = async (key: string) =>
  expectKind(await shop.commerce.contentService.read(writer, page(key)), 'found');

describe('concurrently', () => {
  it('many first lists adopt everything once', async () => {
    const lists = await atOnce(() => shop.commerce.contentService.list(writer));
    for (const { pages } of lists)
      expect(pages.map(({ key, latest }) => `${key} ${String(latest.number)}`)).toEqual([
        'terms 1',
        'front 1',
        'dress-top 1',
      ]);
  });

  it('many save the same page: one succeeds, the others get the saved revision', async () => {
    await steps.newPage('busy');
    const answers = await atOnce((index) =>
      shop.commerce.contentService.save(
        { ...writer, name: `Editor ${String(index)}` },
        page('busy'),
        {
          basedOn: 1,
          document: examplePage('busy', { title: inAllLanguages(String(index)) }),
        },
      ),
    );
    expect(kinds(answers)).toEqual({ saved: 1, conflict: many - 1 });
    const { revision } = await newestOf('busy');
    for (const answer of answers)
      if (answer.kind === 'conflict') expect(answer.newest).toEqual(revision);
  });

  it('many publish different revisions over the same one: one succeeds, the others are answered superseded', async () => {
    await steps.newPage('wanted');
    const revisions: number[] = [];
    for (let index = 0; index < many; index += 1)
      revisions.push(
        await steps.write(
          'wanted',
          examplePage('wanted', { title: inAllLanguages(String(index)) }),
        ),
      );
    const answers = await atOnce((index) =>
      shop.commerce.contentService.publish(publisher, page('wanted'), {
        revision: revisions[index] ?? 0,
        over: null,
      }),
    );
    expect(kinds(answers)).toEqual({ done: 1, superseded: many - 1 });
  });

  it('many pages are published at the same address: exactly one gets it', async () => {
    for (let index = 0; index < many; index += 1)
      await steps.newPage(`want-${String(index)}`, examplePage('the-one'));
    const answers = await atOnce((index) =>
      shop.commerce.contentService.publish(publisher, page(`want-${String(index)}`), {
        revision: 1,
        over: null,
      }),
    );
    expect(kinds(answers)).toEqual({ done: 1, refused: many - 1 });
    const { pages } = await shop.commerce.contentService.list(publisher);
    expect(pages.filter(({ key, published }) => key.startsWith('want-') && published)).toHaveLength(
      1,
    );
  });

  it('many create a page of the same key: one succeeds', async () => {
    expect(
      kinds(
        await atOnce(() =>
          shop.commerce.contentService.createPage(writer, {
            key: 'new',
            document: examplePage('new'),
          }),
        ),
      ),
    ).toEqual({ done: 1, refused: many - 1 });
  });

  it('many nodes publish what is due: it is published once', async () => {
    await steps.newPage('due');
    expectKind(
      await shop.commerce.contentService.schedule(publisher, page('due'), {
        revision: 1,
        at: new Date(shop.clock.now + 1000).toISOString(),
      }),
      'done',
    );
    shop.clock.now += 2000;
    const events: string[] = [];
    const stop = shop.commerce.events.subscribe(({ tags }) =>
      events.push(...tags.filter((tag) => tag === 'desk:changed:page:due')),
    );
    await atOnce(() => createContentService(shop.commerce.shop).sweep());
    stop();
    expect(events).toHaveLength(1);
    expect((await newestOf('due')).summary.published?.revision).toBe(1);
  });

  it('many use the same login link, on nodes without a signing key yet: one is let in', async () => {
    const nodes = Array.from({ length: many }, () => createPreviewSessions(shop.commerce.shop));
    const links = await Promise.all(nodes.map((node) => node.invite(writer)));
    expect(kinds(await Promise.all(nodes.map((node) => node.enter(links[0]))))).toEqual({
      entered: 1,
      refused: many - 1,
    });
    expect(
      kinds(
        await Promise.all(
          links
            .slice(1)
            .map(
              (link, index) => nodes[index]?.enter(link) ?? Promise.reject(new Error('no node')),
            ),
        ),
      ),
    ).toEqual({ entered: many - 1 });
  });
});
