// @vitest-environment happy-dom
import type { ContentRef, PageDocument } from '@solvik/content-schema/editing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { opened } from './saving/openedDocument.ts';
import { aboutPage, testDesk } from './saving/testDesk.ts';
import { useDocument } from './useDocument.ts';
import { createWorkbenchApi, type WorkbenchApi } from './workbenchApi.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const document = (name: string): PageDocument => ({
  name,
  title: {},
  family: 'Frontpage',
  areaName: 'A',
  tags: [],
  containers: [],
});
const summaryOf = (key: string) => ({
  kind: 'page',
  key,
  state: 'draft',
  latest: { number: 1, author: 'Ida', savedAt: '' },
  open: [],
  pageId: 1,
  name: key,
  title: {},
  tags: [],
});

/** A desk whose answers wait until the test lets them go. */
function slowDesk() {
  const waiting = new Map<string, () => void>();
  const saved: string[] = [];
  const held = (key: string) =>
    new Promise<void>((go) => {
      waiting.set(key, go);
    });
  const api: WorkbenchApi = {
    ...createWorkbenchApi({ fetch: async () => Response.json({ kind: 'done' }) }),
    read: async ({ key }: ContentRef) => {
      await held(`read ${key}`);
      return {
        kind: 'found',
        summary: summaryOf(key),
        revision: { number: 1, author: 'Ida', savedAt: '', document: document(key) },
        findings: [],
      } as never;
    },
    save: async ({ key }: ContentRef, { document: sent }: { readonly document: unknown }) => {
      saved.push(`${key}: ${(sent as PageDocument).name}`);
      await held(`save ${key}`);
      return {
        kind: 'saved',
        summary: summaryOf(key),
        revision: { number: 2, author: 'Ida', savedAt: '' },
        findings: [],
      } as never;
    },
  };
  return { api, saved, answer: async (what: string) => act(async () => waiting.get(what)?.()) };
}

const openAt = (api: WorkbenchApi, key: string) =>
  renderHook(({ at }) => useDocument(api, { kind: 'page', key: at, onChange: () => undefined }), {
    initialProps: { at: key },
  });

describe('a page under edit', () => {
  it('is the one that was chosen last, whichever answer comes last', async () => {
    const { api, answer } = slowDesk();
    const { result, rerender } = openAt(api, 'front');
    rerender({ at: 'about' });
    await answer('read about');
    await waitFor(() => expect(result.current.editing?.document.name).toBe('about'));
    await answer('read front');
    expect(result.current.editing?.document.name).toBe('about');
  });

  it('is nobody’s while another is on its way, so that nothing is saved under a foreign key', async () => {
    const { api, answer, saved } = slowDesk();
    const { result, rerender } = openAt(api, 'front');
    await answer('read front');
    rerender({ at: 'about' });
    expect([result.current.editing, result.current.summary]).toEqual([undefined, undefined]);
    await act(async () => void (await result.current.save()));
    expect(saved).toEqual([]);
  });

  it('hears what the shop says of what is not saved, until that is written otherwise', async () => {
    const asked: string[] = [];
    const { api, answer } = slowDesk();
    const gone = {
      level: 'error',
      path: 'alias.sv',
      code: 'alias-taken',
      values: { alias: 'om-oss', page: 'Om oss' },
    } as const;
    const check: WorkbenchApi['check'] = async (_content, sent) => {
      asked.push((sent as PageDocument).alias?.sv ?? '');
      return { kind: 'checked', findings: [gone] };
    };
    const { result } = openAt({ ...api, check }, 'front');
    await answer('read front');
    const told = () => result.current.findings.some(({ code }) => code === 'alias-taken');
    await act(() => result.current.check());
    expect(asked).toEqual([]);
    act(() => void result.current.edit({ ...document('front'), alias: { sv: 'om-oss' } }));
    await act(() => result.current.check());
    await act(() => result.current.check());
    expect([asked, told(), result.current.isUnsaved]).toEqual([['om-oss'], true, true]);
    act(() => void result.current.edit({ ...document('front'), alias: { sv: 'om-solvik' } }));
    expect(told()).toBe(false);
  });

  it('keeps what it is when the answer to another’s save comes', async () => {
    const { api, answer } = slowDesk();
    const { result, rerender } = openAt(api, 'front');
    await answer('read front');
    act(() => void result.current.edit({ ...document('front'), name: 'edited' }));
    act(() => void result.current.save());
    rerender({ at: 'about' });
    await answer('read about');
    await answer('save front');
    expect([
      result.current.summary?.key,
      result.current.editing?.revision,
      result.current.isUnsaved,
    ]).toEqual(['about', 1, false]);
  });
});

describe('what an editor types', () => {
  it('is saved in the order it was asked for, each upon the one before', async () => {
    const desk = testDesk();
    const { result, write } = await opened(desk);
    write('A');
    const answer = desk.hold();
    act(() => void result.current.save());
    await waitFor(() => expect(desk.changes()).toHaveLength(1));
    write('B');
    act(() => void result.current.save());
    await act(async () => answer());
    await waitFor(() => expect(result.current.isUnsaved).toBe(false));
    expect([desk.changes(), result.current.said]).toEqual([['save on 1', 'save on 2'], undefined]);
    expect(desk.revisions.map(({ document: { title } }) => title.sv)).toEqual(['Om oss', 'A', 'B']);
  });

  it('while its page is being left is saved too', async () => {
    const desk = testDesk();
    const { result, write } = await opened(desk);
    write('A');
    const answer = desk.hold();
    let leaving: Promise<unknown> | undefined;
    act(() => {
      leaving = result.current.settle();
    });
    await waitFor(() => expect(desk.changes()).toHaveLength(1));
    write('AB');
    await act(async () => answer());
    await act(async () =>
      expect(await leaving).toEqual({
        kind: 'kept',
        revision: 3,
        before: aboutPage('about', 'Om oss'),
      }),
    );
    expect(desk.revisions.at(-1)?.document.title.sv).toBe('AB');
  });

  it('stands beside what another editor saved meanwhile elsewhere on the page, and both are told', async () => {
    const desk = testDesk();
    const { result, write, written } = await opened(desk);
    write('Mine');
    desk.elsewhere('Vera', aboutPage('about', 'Om oss', 'Veras text'));
    await act(async () => void (await result.current.save()));
    expect([written(), result.current.isUnsaved, result.current.said]).toMatchObject([
      ['Mine', 'Veras text'],
      false,
      { kind: 'merged', newest: { author: 'Vera' } },
    ]);
    expect(desk.revisions).toHaveLength(3);
    act(() => result.current.undo());
    expect(written()).toEqual(['Om oss', 'Veras text']);
  });

  it('is published only once somebody has seen what came along', async () => {
    const desk = testDesk();
    const { result, write } = await opened(desk);
    write('Mine');
    desk.elsewhere('Vera', aboutPage('about', 'Om oss', 'Veras text'));
    await act(async () => result.current.publish());
    expect(result.current.said).toMatchObject({
      kind: 'merged',
      newest: { author: 'Vera' },
      isHeld: true,
    });
    expect(desk.changes()).not.toContain('publish 3');
    await act(async () => result.current.publish());
    expect([result.current.said, desk.changes().at(-1)]).toEqual([
      { kind: 'published' },
      'publish 3',
    ]);
  });

  it('is asked about only where both changed the same, and the rest of both is kept', async () => {
    const desk = testDesk();
    const { result, write, written } = await opened(desk);
    write('Mine');
    desk.elsewhere('Vera', aboutPage('about', 'Hers', 'Veras text'));
    await act(async () => void (await result.current.save()));
    expect([result.current.said?.kind, written()]).toEqual(['conflict', ['Mine', 'Text']]);
    await act(async () => result.current.takeTheirs());
    expect(written()).toEqual(['Hers', 'Veras text']);
    act(() => result.current.undo());
    expect(written()).toEqual(['Mine', 'Veras text']);
  });

  it('is asked about, and not asked for again and again, when the desk refuses what is built on its newest', async () => {
    const desk = testDesk();
    const [newest] = desk.revisions;
    if (!newest) throw new Error('The desk is empty.');
    const save = vi.fn(async () => ({ kind: 'conflict', newest }) as never);
    const { result, write } = await opened({ ...desk, api: { ...desk.api, save } });
    write('Mine');
    await act(async () => void (await result.current.save()));
    expect([save.mock.calls.length, result.current.said?.kind, result.current.isUnsaved]).toEqual([
      1,
      'conflict',
      true,
    ]);
  });

  it('becomes the next revision after theirs when mine is kept', async () => {
    const desk = testDesk();
    const { result, write } = await opened(desk);
    write('Mine');
    desk.elsewhere('Vera', aboutPage('about', 'Hers', 'Veras text'));
    await act(async () => void (await result.current.save()));
    await act(async () => result.current.keepMine());
    expect([result.current.isUnsaved, result.current.editing?.revision]).toEqual([false, 3]);
    expect(desk.revisions.at(-1)?.document).toEqual(aboutPage('about', 'Mine', 'Veras text'));
  });

  it('is upon what another saved once that is fetched', async () => {
    const desk = testDesk();
    const { result, write, written } = await opened(desk);
    write('Mine');
    desk.elsewhere('Vera', aboutPage('about', 'Om oss', 'Veras text'));
    await act(async () => result.current.fetchTheirs());
    expect([written(), result.current.said?.kind, result.current.isUnsaved]).toEqual([
      ['Mine', 'Veras text'],
      'fetched',
      true,
    ]);
  });

  it('is a revision of its own before an older one is published', async () => {
    const desk = testDesk();
    desk.elsewhere('Ida', aboutPage('about', 'Second'));
    desk.publishedNow(2);
    const { result, write } = await opened(desk);
    write('Unsaved');
    await waitFor(() => expect(result.current.summary?.published?.revision).toBe(2));
    await act(async () => result.current.rollBack(1));
    expect(desk.revisions.map(({ document: { title } }) => title.sv)).toEqual([
      'Om oss',
      'Second',
      'Unsaved',
      'Om oss',
    ]);
    expect([result.current.said, result.current.editing?.document.title.sv]).toEqual([
      { kind: 'rolled-back', revision: 1, kept: 3 },
      'Om oss',
    ]);
  });

  it('is not rolled away when it could not be saved first', async () => {
    const desk = testDesk();
    desk.elsewhere('Ida', aboutPage('about', 'Second'));
    const { result, write, written } = await opened(desk);
    write('Unsaved');
    desk.fail('unreachable');
    await act(async () => result.current.rollBack(1));
    expect([desk.changes(), written()[0], result.current.said]).toEqual([
      ['save on 2'],
      'Unsaved',
      { kind: 'unreachable', during: 'saving' },
    ]);
  });

  it.each(['unreachable', 'signed-out'] as const)(
    'stays when the desk is %s, and is saved when it is back',
    async (failure) => {
      const desk = testDesk();
      const { result, write } = await opened(desk);
      write('Mine');
      desk.fail(failure);
      await act(async () => void (await result.current.save()));
      expect([result.current.said, result.current.isUnsaved]).toEqual([
        { kind: failure, during: 'saving' },
        true,
      ]);
      desk.fail(undefined);
      await act(async () => void (await result.current.save()));
      expect([result.current.said, result.current.isUnsaved]).toEqual([undefined, false]);
    },
  );

  it('is there again after the room was opened anew, upon what was saved since', async () => {
    const desk = testDesk();
    const before = await opened(desk);
    before.write('Mine');
    before.unmount();
    desk.elsewhere('Vera', aboutPage('about', 'Om oss', 'Veras text'));
    const { result, written } = await opened(desk);
    expect([written(), result.current.said?.kind, result.current.isUnsaved]).toEqual([
      ['Mine', 'Veras text'],
      'restored',
      true,
    ]);
    act(() => result.current.dropUnsaved());
    expect([written(), result.current.isUnsaved]).toEqual([['Om oss', 'Veras text'], false]);
  });

  it('is nothing where one may only look', async () => {
    const desk = testDesk();
    const { result, write, written } = await opened(desk, { mayEdit: false });
    write('Mine');
    expect([written()[0], result.current.isUnsaved]).toEqual(['Om oss', false]);
    await act(async () => expect(await result.current.settle()).toEqual({ kind: 'clean' }));
    expect(desk.changes()).toEqual([]);
  });
});

it('is published once however often the button is pressed', async () => {
  const desk = testDesk();
  const { result } = await opened(desk);
  const answer = desk.hold();
  act(() => {
    void result.current.publish();
    void result.current.publish();
  });
  await waitFor(() =>
    expect([desk.changes(), result.current.doing]).toEqual([['publish 1'], 'publishing']),
  );
  await act(async () => answer());
  await waitFor(() =>
    expect([result.current.said, result.current.doing]).toEqual([{ kind: 'published' }, undefined]),
  );
  expect(desk.changes()).toEqual(['publish 1']);
});
