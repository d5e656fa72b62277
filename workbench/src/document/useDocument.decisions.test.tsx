// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { opened } from '../testing/openedDocument.ts';
import { aboutPage, createTestService } from '../testing/createTestService.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('an open page', () => {
  it('is a separate revision before an older one is published', async () => {
    const service = createTestService();
    service.elsewhere('Ida', aboutPage('about', 'Second'));
    service.publishedNow(2);
    const { result, write } = await opened(service);
    write('Unsaved');
    await waitFor(() => expect(result.current.summary?.published?.revision).toBe(2));
    await act(async () => result.current.rollBack(1));
    expect(service.revisions.map(({ document: { title } }) => title.sv)).toEqual([
      'Om oss',
      'Second',
      'Unsaved',
      'Om oss',
    ]);
    expect([result.current.notice, result.current.editing?.document.title.sv]).toEqual([
      { kind: 'rolled-back', revision: 1, kept: 3 },
      'Om oss',
    ]);
  });

  it('is not rolled back when it could not be saved first', async () => {
    const service = createTestService();
    service.elsewhere('Ida', aboutPage('about', 'Second'));
    const { result, write, written } = await opened(service);
    write('Unsaved');
    service.fail('unreachable');
    await act(async () => result.current.rollBack(1));
    expect([service.changes(), written()[0], result.current.notice]).toEqual([
      ['save on 2'],
      'Unsaved',
      { kind: 'unreachable', during: 'saving' },
    ]);
  });

  it('is published once however often the button is pressed', async () => {
    const service = createTestService();
    const { result } = await opened(service);
    const release = service.hold();
    act(() => {
      void result.current.publish();
      void result.current.publish();
    });
    await waitFor(() =>
      expect([service.changes(), result.current.doing]).toEqual([['publish 1'], 'publishing']),
    );
    await act(async () => release());
    await waitFor(() =>
      expect([result.current.notice, result.current.doing]).toEqual([
        { kind: 'published' },
        undefined,
      ]),
    );
    expect(service.changes()).toEqual(['publish 1']);
  });
});
