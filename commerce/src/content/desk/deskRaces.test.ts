/** Editors at the same moment, on a server with many sessions: the embedded database has one, and would pass whatever was done. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPreviewSessions } from '../../preview/previewSessions.ts';
import {
  aPage,
  deskSteps,
  expectKind,
  inFour,
  page,
  publisher,
  writer,
} from '../../testing/deskSteps.ts';
import { testShopOnPostgres, type TestShop } from '../../testing/testShop.ts';
import { createContentDesk } from './contentDesk.ts';

let shop: TestShop;
let steps: ReturnType<typeof deskSteps>;
beforeAll(async () => {
  shop = await testShopOnPostgres();
  steps = deskSteps(shop);
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
  expectKind(await shop.commerce.desk.read(writer, page(key)), 'found');

describe('in the same moment', () => {
  it('many first look at the desk, and everything is there once', async () => {
    const lists = await atOnce(() => shop.commerce.desk.list(writer));
    for (const { pages } of lists)
      expect(pages.map(({ key, latest }) => `${key} ${String(latest.number)}`)).toEqual([
        'terms 1',
        'front 1',
        'dress-top 1',
      ]);
  });

  it('many save the same page: one does, the others see what was saved', async () => {
    await steps.newPage('busy');
    const answers = await atOnce((index) =>
      shop.commerce.desk.save({ ...writer, name: `Editor ${String(index)}` }, page('busy'), {
        basedOn: 1,
        document: aPage('busy', { title: inFour(String(index)) }),
      }),
    );
    expect(kinds(answers)).toEqual({ saved: 1, conflict: many - 1 });
    const { revision } = await newestOf('busy');
    for (const answer of answers)
      if (answer.kind === 'conflict') expect(answer.newest).toEqual(revision);
  });

  it('many publish different revisions over the same one: one does, the others are told', async () => {
    await steps.newPage('wanted');
    const revisions: number[] = [];
    for (let index = 0; index < many; index += 1)
      revisions.push(
        await steps.write('wanted', aPage('wanted', { title: inFour(String(index)) })),
      );
    const answers = await atOnce((index) =>
      shop.commerce.desk.publish(publisher, page('wanted'), {
        revision: revisions[index] ?? 0,
        over: null,
      }),
    );
    expect(kinds(answers)).toEqual({ done: 1, overtaken: many - 1 });
  });

  it('many pages want the same address: one gets it, and no two have it', async () => {
    for (let index = 0; index < many; index += 1)
      await steps.newPage(`want-${String(index)}`, aPage('the-one'));
    const answers = await atOnce((index) =>
      shop.commerce.desk.publish(publisher, page(`want-${String(index)}`), {
        revision: 1,
        over: null,
      }),
    );
    expect(kinds(answers)).toEqual({ done: 1, refused: many - 1 });
    const { pages } = await shop.commerce.desk.list(publisher);
    expect(pages.filter(({ key, published }) => key.startsWith('want-') && published)).toHaveLength(
      1,
    );
  });

  it('many make a page of the same key: one does', async () => {
    expect(
      kinds(
        await atOnce(() =>
          shop.commerce.desk.createPage(writer, { key: 'new', document: aPage('new') }),
        ),
      ),
    ).toEqual({ done: 1, refused: many - 1 });
  });

  it('many nodes publish what is due: it is done once', async () => {
    await steps.newPage('due');
    expectKind(
      await shop.commerce.desk.schedule(publisher, page('due'), {
        revision: 1,
        at: new Date(shop.clock.now + 1000).toISOString(),
      }),
      'done',
    );
    shop.clock.now += 2000;
    const told: string[] = [];
    const stop = shop.commerce.events.subscribe(({ tags }) =>
      told.push(...tags.filter((tag) => tag === 'desk:changed:page:due')),
    );
    await atOnce(() => createContentDesk(shop.commerce.shop).tend());
    stop();
    expect(told).toHaveLength(1);
    expect((await newestOf('due')).summary.published?.revision).toBe(1);
  });

  it('many come with the same login link, to nodes that have made no key yet: one gets in', async () => {
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
