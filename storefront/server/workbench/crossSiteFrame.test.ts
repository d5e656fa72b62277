import { expect, it } from 'vitest';
import { crossSiteFrame } from './crossSiteFrame.ts';

const cms = 'https://cms.example';
const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };

it.each<[string, Readonly<Record<string, string>>, string, readonly string[], string]>([
  [
    'a top-level window',
    { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site', referer: `${cms}/` },
    'https://shop.example',
    [cms],
    'none',
  ],
  [
    'a frame of the shop’s own site',
    { ...framed, 'sec-fetch-site': 'same-site', referer: 'https://cms.shop.example/' },
    'https://shop.example',
    [],
    'none',
  ],
  ['a browser without fetch metadata', {}, 'https://shop.example', [cms], 'none'],
  [
    'a frame of a listed origin',
    { ...framed, referer: `${cms}/` },
    'https://shop.example',
    [cms],
    'listed',
  ],
  ['a frame of a page that hides its address', framed, 'https://shop.example', [cms], 'listed'],
  [
    'a frame of a listed origin on this machine',
    { ...framed, referer: `${cms}/` },
    'http://no.localhost:3000',
    [cms],
    'listed',
  ],
  [
    'a frame of another origin',
    { ...framed, referer: 'https://evil.example/' },
    'https://shop.example',
    [cms],
    'refused',
  ],
  [
    'a frame of the same host at another port',
    { ...framed, referer: `${cms}:8443/` },
    'https://shop.example',
    [cms],
    'refused',
  ],
  ['any frame when no origin is listed', framed, 'https://shop.example', [], 'refused'],
  [
    'a frame of a listed origin over http',
    { ...framed, referer: `${cms}/` },
    'http://shop.example',
    [cms],
    'refused',
  ],
])('%s', (_where, headers, origin, editorOrigins, expected) =>
  expect(crossSiteFrame({ headers: new Headers(headers), origin, editorOrigins }).kind).toBe(
    expected,
  ),
);
