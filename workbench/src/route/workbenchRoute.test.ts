import { expect, it } from 'vitest';
import { type WorkbenchRoute, readWorkbenchRoute, writeWorkbenchRoute } from './workbenchRoute.ts';

it.each<[string, WorkbenchRoute]>([
  ['', {}],
  ['?page=about', { content: { kind: 'page', key: 'about' } }],
  ['?page=about&widget=hero-2', { content: { kind: 'page', key: 'about' }, part: 'hero-2' }],
  ['?menu=top-bar&item=women', { content: { kind: 'menu', key: 'top-bar' }, part: 'women' }],
])('%s is both read and written', (search, route) => {
  expect(readWorkbenchRoute(search)).toEqual(route);
  expect(writeWorkbenchRoute('?menu=footer-first&item=old', route)).toBe(search);
});

it('leaves the other parameters of the address as they are', () =>
  expect(
    writeWorkbenchRoute('?id=story&page=old', { content: { kind: 'page', key: 'about' } }),
  ).toBe('?id=story&page=about'));
