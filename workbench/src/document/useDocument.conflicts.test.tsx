// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { opened } from '../testing/openedDocument.ts';
import { aboutPage, createTestService } from '../testing/createTestService.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('what two editors type', () => {
  it('is merged with what another editor saved meanwhile elsewhere on the page, with a notice', async () => {
    const service = createTestService();
    const { result, write, written } = await opened(service);
    write('Mine');
    service.elsewhere('Vera', aboutPage('about', 'Om oss', 'Veras text'));
    await act(async () => void (await result.current.save()));
    expect([written(), result.current.isUnsaved, result.current.notice]).toMatchObject([
      ['Mine', 'Veras text'],
      false,
      { kind: 'merged', newest: { author: 'Vera' } },
    ]);
    expect(service.revisions).toHaveLength(3);
    act(() => result.current.undo());
    expect(written()).toEqual(['Om oss', 'Veras text']);
  });

  it('is published only once the editor has viewed what was merged', async () => {
    const service = createTestService();
    const { result, write } = await opened(service);
    write('Mine');
    service.elsewhere('Vera', aboutPage('about', 'Om oss', 'Veras text'));
    await act(async () => result.current.publish());
    expect(result.current.notice).toMatchObject({
      kind: 'merged',
      newest: { author: 'Vera' },
      isHeld: true,
    });
    expect(service.changes()).not.toContain('publish 3');
    await act(async () => result.current.publish());
    expect([result.current.notice, service.changes().at(-1)]).toEqual([
      { kind: 'published' },
      'publish 3',
    ]);
  });

  it('is a conflict only where both changed the same, and the rest of both is kept', async () => {
    const service = createTestService();
    const { result, write, written } = await opened(service);
    write('Mine');
    service.elsewhere('Vera', aboutPage('about', 'Hers', 'Veras text'));
    await act(async () => void (await result.current.save()));
    expect([result.current.notice?.kind, written()]).toEqual(['conflict', ['Mine', 'Text']]);
    await act(async () => result.current.takeTheirs());
    expect(written()).toEqual(['Hers', 'Veras text']);
    act(() => result.current.undo());
    expect(written()).toEqual(['Mine', 'Veras text']);
  });

  it('is a conflict, and not retried forever, when the service refuses what is based on its newest', async () => {
    const service = createTestService();
    const [newest] = service.revisions;
    if (!newest) throw new Error('The service is empty.');
    const save = vi.fn(async () => ({ kind: 'conflict', newest }) as never);
    const { result, write } = await opened({ ...service, api: { ...service.api, save } });
    write('Mine');
    await act(async () => void (await result.current.save()));
    expect([save.mock.calls.length, result.current.notice?.kind, result.current.isUnsaved]).toEqual(
      [1, 'conflict', true],
    );
  });

  it('becomes the next revision after theirs when mine is chosen', async () => {
    const service = createTestService();
    const { result, write } = await opened(service);
    write('Mine');
    service.elsewhere('Vera', aboutPage('about', 'Hers', 'Veras text'));
    await act(async () => void (await result.current.save()));
    await act(async () => result.current.keepMine());
    expect([result.current.isUnsaved, result.current.editing?.revision]).toEqual([false, 3]);
    expect(service.revisions.at(-1)?.document).toEqual(aboutPage('about', 'Mine', 'Veras text'));
  });

  it('is based on what another saved once that is fetched', async () => {
    const service = createTestService();
    const { result, write, written } = await opened(service);
    write('Mine');
    service.elsewhere('Vera', aboutPage('about', 'Om oss', 'Veras text'));
    await act(async () => result.current.fetchTheirs());
    expect([written(), result.current.notice?.kind, result.current.isUnsaved]).toEqual([
      ['Mine', 'Veras text'],
      'fetched',
      true,
    ]);
  });
});
