/** The editors’ screens over HTTP, on the whole server. */
import type { ContentEvent } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import {
  clock,
  commerce,
  server,
  inAllLanguages,
  examplePage,
  publisher,
  writer,
  enter,
  clientOf,
  about,
  get,
  servesWorkbench,
} from '../testing/workbenchServer.ts';

servesWorkbench();

describe('the screens', () => {
  it('read, save, publish, schedule and roll back a page', async () => {
    const [anna, ida] = [clientOf(await enter(publisher)), clientOf(await enter(writer))];
    expect(await ida.session()).toMatchObject({
      kind: 'session',
      session: { editor: writer, until: '2026-11-01T11:00:00.000Z' },
    });
    expect(await ida.list()).toMatchObject({
      kind: 'list',
      pages: [{ key: 'about', state: 'published' }],
      menus: { length: 6 },
    });
    expect(
      await ida.save(about, { basedOn: 1, document: examplePage('Om Solvik'), note: 'Kortare' }),
    ).toMatchObject({ kind: 'saved', revision: { number: 2, author: 'Ida', note: 'Kortare' } });
    expect(await anna.save(about, { basedOn: 1, document: examplePage('Om') })).toMatchObject({
      kind: 'conflict',
      newest: { number: 2, author: 'Ida', document: { name: 'Om Solvik' } },
    });
    expect(await ida.publish(about, { revision: 2, over: 1 })).toEqual({
      kind: 'refused',
      code: 'role',
    });
    expect(await anna.publish(about, { revision: 2, over: null })).toMatchObject({
      kind: 'superseded',
    });
    expect(await anna.publish(about, { revision: 2, over: 1 })).toMatchObject({
      kind: 'done',
      summary: { published: { revision: 2, by: 'Anna Öst' } },
    });
    expect(await anna.rollBack(about, { revision: 1, over: 2 })).toMatchObject({
      kind: 'done',
      summary: { latest: { number: 3, restoredFrom: 1 } },
    });
    expect(await anna.schedule(about, { revision: 2, at: '2026-11-02T08:00:00Z' })).toMatchObject({
      kind: 'done',
      summary: { scheduled: { revision: 2, at: '2026-11-02T08:00:00.000Z' } },
    });
    expect(await anna.unschedule(about)).toMatchObject({ kind: 'done' });
    expect(await anna.history(about)).toMatchObject({
      kind: 'history',
      revisions: [{ number: 3 }, { number: 2 }, { number: 1 }],
    });
    expect(await anna.read(about, 2)).toMatchObject({
      kind: 'found',
      revision: { number: 2, document: { name: 'Om Solvik' } },
    });
    expect(await anna.read(about, 9)).toEqual({ kind: 'refused', code: 'no-such-revision' });
  });

  it('create, copy and retire pages, and edit menus', async () => {
    const anna = clientOf(await enter(publisher));
    expect(
      await anna.createPage({
        key: 'winter',
        document: examplePage('Vinter', { alias: inAllLanguages('vinter') }),
      }),
    ).toMatchObject({ kind: 'done', summary: { state: 'draft' } });
    expect(await anna.createPage({ key: 'winter', document: examplePage('Vinter') })).toEqual({
      kind: 'refused',
      code: 'key-taken',
    });
    expect(await anna.duplicatePage('winter', { key: 'winter-2', name: 'Vinter 2' })).toMatchObject(
      { kind: 'done', summary: { name: 'Vinter 2' } },
    );
    expect(await anna.retirePage('winter-2', { redirectTo: 'about' })).toMatchObject({
      kind: 'done',
      summary: { state: 'retired' },
    });
    const menu = { kind: 'menu', key: 'top-bar' } as const;
    expect(
      await anna.save(menu, {
        basedOn: 1,
        document: {
          items: [
            { key: 'about', label: inAllLanguages('Om'), target: { type: 'page', key: 'about' } },
          ],
        },
      }),
    ).toMatchObject({ kind: 'saved', findings: [] });
    expect(await anna.publish(menu, { revision: 2, over: null })).toMatchObject({ kind: 'done' });
  });

  it('receive who else is present', async () => {
    const [anna, ida] = [clientOf(await enter(publisher)), clientOf(await enter(writer))];
    await anna.stay(about);
    clock.now += 1000;
    expect(await ida.stay(about)).toMatchObject({
      kind: 'open',
      open: [{ name: 'Anna Öst' }, { name: 'Ida' }],
    });
    expect(await anna.leave(about)).toEqual({ kind: 'done' });
    expect(await ida.read(about)).toMatchObject({ summary: { open: [{ name: 'Ida' }] } });
  });

  it('are signed out on every node, and when the session expires', async () => {
    const cookie = await enter(writer);
    const ida = clientOf(cookie);
    expect(await ida.signOut()).toEqual({ kind: 'done' });
    expect(await ida.list()).toEqual({ kind: 'signed-out', code: 'session-ended' });
    expect((await get('/om-oss', { cookie })).body).toContain('for everybody');
    const anna = clientOf(await enter(publisher));
    clock.now += 3_601_000;
    expect(await anna.list()).toEqual({ kind: 'signed-out', code: 'token-expired' });
  });
});

describe('a subscribed screen', () => {
  it('receives changes by others within its scope, and ends with the server', async () => {
    const other = await commerce.contentService.createPage(writer, {
      key: 'spring',
      document: examplePage('Vår', { alias: inAllLanguages('var') }),
    });
    expect(other.kind).toBe('done');
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const cookie = await enter({ ...writer, scope: { kind: 'page', key: 'about' } });
    const response = await fetch(`${address}/api/workbench/events`, { headers: { cookie } });
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store']);
    const events: ContentEvent[] = [];
    const reading = (async () => {
      for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        for (const [, data = ''] of piece.matchAll(/^data: (.*)$/gm))
          events.push(JSON.parse(data) as ContentEvent);
      }
    })();
    const { contentService } = commerce;
    await contentService.save(
      writer,
      { kind: 'page', key: 'spring' },
      { basedOn: 1, document: examplePage('Vår 2', { alias: inAllLanguages('var') }) },
    );
    await contentService.save(writer, about, { basedOn: 3, document: examplePage('Om oss 4') });
    await expect.poll(() => events).toEqual([{ kind: 'changed', content: about }]);
    await server.close();
    await reading;
  });
});
