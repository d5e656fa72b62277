// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { opened } from '../testing/openedDocument.ts';
import { aboutPage, createTestService } from '../testing/createTestService.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('what an editor types', () => {
  it('is saved in the requested order, each based on the one before', async () => {
    const service = createTestService();
    const { result, write } = await opened(service);
    write('A');
    const release = service.hold();
    act(() => void result.current.save());
    await waitFor(() => expect(service.changes()).toHaveLength(1));
    write('B');
    act(() => void result.current.save());
    await act(async () => release());
    await waitFor(() => expect(result.current.isUnsaved).toBe(false));
    expect([service.changes(), result.current.notice]).toEqual([
      ['save on 1', 'save on 2'],
      undefined,
    ]);
    expect(service.revisions.map(({ document: { title } }) => title.sv)).toEqual([
      'Om oss',
      'A',
      'B',
    ]);
  });

  it('while its page is being left is saved too', async () => {
    const service = createTestService();
    const { result, write } = await opened(service);
    write('A');
    const release = service.hold();
    let leaving: Promise<unknown> | undefined;
    act(() => {
      leaving = result.current.settle();
    });
    await waitFor(() => expect(service.changes()).toHaveLength(1));
    write('AB');
    await act(async () => release());
    await act(async () =>
      expect(await leaving).toEqual({
        kind: 'kept',
        revision: 3,
        before: aboutPage('about', 'Om oss'),
      }),
    );
    expect(service.revisions.at(-1)?.document.title.sv).toBe('AB');
  });

  it.each(['unreachable', 'signed-out'] as const)(
    'stays when the service is %s, and is saved when it is back',
    async (failure) => {
      const service = createTestService();
      const { result, write } = await opened(service);
      write('Mine');
      service.fail(failure);
      await act(async () => void (await result.current.save()));
      expect([result.current.notice, result.current.isUnsaved]).toEqual([
        { kind: failure, during: 'saving' },
        true,
      ]);
      service.fail(undefined);
      await act(async () => void (await result.current.save()));
      expect([result.current.notice, result.current.isUnsaved]).toEqual([undefined, false]);
    },
  );

  it('is restored after the workbench was reopened, based on what was saved since', async () => {
    const service = createTestService();
    const before = await opened(service);
    before.write('Mine');
    before.unmount();
    service.elsewhere('Vera', aboutPage('about', 'Om oss', 'Veras text'));
    const { result, written } = await opened(service);
    expect([written(), result.current.notice?.kind, result.current.isUnsaved]).toEqual([
      ['Mine', 'Veras text'],
      'restored',
      true,
    ]);
    act(() => result.current.dropUnsaved());
    expect([written(), result.current.isUnsaved]).toEqual([['Om oss', 'Veras text'], false]);
  });

  it('is undefined for a read-only editor', async () => {
    const service = createTestService();
    const { result, write, written } = await opened(service, { mayEdit: false });
    write('Mine');
    expect([written()[0], result.current.isUnsaved]).toEqual(['Om oss', false]);
    await act(async () => expect(await result.current.settle()).toEqual({ kind: 'clean' }));
    expect(service.changes()).toEqual([]);
  });
});
