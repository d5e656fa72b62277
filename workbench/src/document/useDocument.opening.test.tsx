// @vitest-environment happy-dom
import type { ContentRef, PageDocument } from '@solvik/content-schema/editing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useDocument } from './useDocument.ts';
import { createWorkbenchApi, type WorkbenchApi } from '../content-service/workbenchApi.ts';

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

/** A service whose responses wait until the test releases them. */
function slowService() {
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
  it('is the one that was chosen last, whichever response arrives last', async () => {
    const { api, answer } = slowService();
    const { result, rerender } = openAt(api, 'front');
    rerender({ at: 'about' });
    await answer('read about');
    await waitFor(() => expect(result.current.editing?.document.name).toBe('about'));
    await answer('read front');
    expect(result.current.editing?.document.name).toBe('about');
  });

  it('belongs to no key while another is being opened, so that nothing is saved under a foreign key', async () => {
    const { api, answer, saved } = slowService();
    const { result, rerender } = openAt(api, 'front');
    await answer('read front');
    rerender({ at: 'about' });
    expect([result.current.editing, result.current.summary]).toEqual([undefined, undefined]);
    await act(async () => void (await result.current.save()));
    expect(saved).toEqual([]);
  });

  it('receives the service’s findings of what is not saved, until that changes', async () => {
    const requested: string[] = [];
    const { api, answer } = slowService();
    const gone = {
      level: 'error',
      path: 'alias.sv',
      code: 'alias-taken',
      values: { alias: 'om-oss', page: 'Om oss' },
    } as const;
    const check: WorkbenchApi['check'] = async (_content, sent) => {
      requested.push((sent as PageDocument).alias?.sv ?? '');
      return { kind: 'checked', findings: [gone] };
    };
    const { result } = openAt({ ...api, check }, 'front');
    await answer('read front');
    const reported = () => result.current.findings.some(({ code }) => code === 'alias-taken');
    await act(() => result.current.check());
    expect(requested).toEqual([]);
    act(() => result.current.edit({ ...document('front'), alias: { sv: 'om-oss' } }));
    await act(() => result.current.check());
    await act(() => result.current.check());
    expect([requested, reported(), result.current.isUnsaved]).toEqual([['om-oss'], true, true]);
    act(() => result.current.edit({ ...document('front'), alias: { sv: 'om-solvik' } }));
    expect(reported()).toBe(false);
  });

  it('stays unchanged when the response to another’s save arrives', async () => {
    const { api, answer } = slowService();
    const { result, rerender } = openAt(api, 'front');
    await answer('read front');
    act(() => result.current.edit({ ...document('front'), name: 'edited' }));
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
