import { expect, it } from 'vitest';
import { type Place, readPlace, writePlace } from './place.ts';

it.each<[string, Place]>([
  ['', {}],
  ['?page=about', { content: { kind: 'page', key: 'about' } }],
  ['?page=about&widget=hero-2', { content: { kind: 'page', key: 'about' }, part: 'hero-2' }],
  ['?menu=top-bar&item=women', { content: { kind: 'menu', key: 'top-bar' }, part: 'women' }],
])('%s is where one comes to and what is written', (search, place) => {
  expect(readPlace(search)).toEqual(place);
  expect(writePlace('?menu=footer-first&item=old', place)).toBe(search);
});

it('leaves what else the address says as it is', () =>
  expect(writePlace('?id=story&page=old', { content: { kind: 'page', key: 'about' } })).toBe(
    '?id=story&page=about',
  ));
