// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionDraft } from './sessionDraft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a draft of the tab', () => {
  it('is read as it was written, until it is removed', () => {
    sessionDraft.write('page', { title: 'Om oss' });
    expect(sessionDraft.read('page')).toEqual({ title: 'Om oss' });
    sessionDraft.remove('page');
    expect(sessionDraft.read('page')).toBeUndefined();
  });

  it.each(['{', '7', 'null'])('is none where the storage holds %s', (stored) => {
    sessionStorage.setItem('page', stored);
    expect(sessionDraft.read('page')).toBeUndefined();
  });

  it('is none where the storage is forbidden, and nothing throws', () => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(forbid);
    sessionDraft.write('page', { title: 'Om oss' });
    sessionDraft.remove('page');
    expect(sessionDraft.read('page')).toBeUndefined();
  });
});
