import { expect, it } from 'vitest';
import { pageInOtherSites } from './pageInOtherSites.ts';

const fi = { channelId: 'fi', locale: 'fi' } as const;
const no = { channelId: 'no', locale: 'nb' } as const;

it.each([
  ['/', fi, '/'],
  ['/varukorg', no, '/handlekurv'],
  ['/kassan', fi, '/kassa'],
  ['/märken', fi, '/merkit'],
  ['/m%C3%A4rken', no, '/merker'],
  ['/kommer-snart', fi, '/tulossa-pian'],
  ['/s/r%C3%B6d%20kappa', no, '/s/r%C3%B6d%20kappa'],
  ['/b/tjarn', fi, '/b/tjarn'],
  ['/kopvillkor', fi, '/toimitusehdot'],
  ['/en-sida-till', fi, '/'],
  ['/checkout/confirm', fi, '/'],
  ['/404', fi, '/'],
  ['/a/b/c/d', no, '/'],
])('the page %s is in %o at %s', (path, other, expected) => {
  expect(pageInOtherSites({ path, locale: 'sv' }, other)).toBe(expected);
});

it('what the page declares takes precedence', () => {
  expect(
    pageInOtherSites({ path: '/c/dam', locale: 'sv', alternates: { fi: '/c/naiset' } }, fi),
  ).toBe('/c/naiset');
});
