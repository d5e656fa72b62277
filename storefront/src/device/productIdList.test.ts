// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productIdList } from './productIdList.ts';

beforeEach(() => localStorage.clear());

describe('a list of product ids in the browser', () => {
  it.each([
    ['nothing', null, []],
    ['ids', '[3,1,2]', [3, 1, 2]],
    ['an id twice', '[3,1,3]', [3, 1]],
    ['numbers written as text', '["4",5,"4"]', [4, 5]],
    ['other values among ids', '["x",null,5,-6,1.5]', [5]],
    ['a non-list', '{"ids":[1]}', []],
    ['no JSON', '[1,', []],
  ])('reads %s', (_case, text, ids) => {
    if (text !== null) localStorage.setItem('list', text);
    expect(productIdList('list').read()).toEqual(ids);
  });

  it('is the same array until it changes', () => {
    const list = productIdList('list');
    list.write([1, 2]);
    const first = list.read();
    expect(list.read()).toBe(first);
    list.write([2]);
    expect(list.read()).toEqual([2]);
  });

  it('notifies its subscribers of changes in this tab and in others, until they unsubscribe', () => {
    const list = productIdList('list');
    const listener = vi.fn();
    const stop = list.listen(listener);
    list.write([1]);
    dispatchEvent(new StorageEvent('storage', { key: 'list' }));
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    list.write([2]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('stores nothing if storage is forbidden, and does not fail', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
    const list = productIdList('list');
    expect(() => list.write([1])).not.toThrow();
    expect(list.read()).toEqual([]);
    vi.unstubAllGlobals();
  });
});
