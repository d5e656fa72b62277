import { expect, it } from 'vitest';
import { createPageCache } from './pageCache.ts';

it('keeps a page until something it shows changes, and leaves the others', () => {
  const cache = createPageCache();
  cache.set('se /p/alma', { status: 200, html: 'alma', tags: ['product:1'] });
  cache.set('se /c/dam', { status: 200, html: 'dam', tags: ['category:dam', 'product:1', 'product:2'] });
  cache.set('se /om-oss', { status: 200, html: 'om', tags: ['content:om-oss'] });
  cache.drop(['product:1']);
  expect(cache.get('se /p/alma')).toBeUndefined();
  expect(cache.get('se /c/dam')).toBeUndefined();
  expect(cache.get('se /om-oss')?.html).toBe('om');
});

it('forgets everything when told to', () => {
  const cache = createPageCache();
  cache.set('a', { status: 200, html: 'a', tags: [] });
  cache.clear();
  expect(cache.get('a')).toBeUndefined();
});
