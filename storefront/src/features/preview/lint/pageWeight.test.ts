import { expect, it } from 'vitest';
import { checkWeight, type WeighedPicture } from './pageWeight.ts';

const screen = { width: 400, height: 800 };
const picture = (changes: Partial<WeighedPicture> = {}): WeighedPicture => ({
  url: '/images/640/a.webp',
  bytes: 60_000,
  widgetId: '1-hero',
  firstScreen: 160_000,
  isLazy: false,
  ...changes,
});
const findings = (pictures: readonly WeighedPicture[], otherBytes = 200_000) =>
  checkWeight({ otherBytes, pictures, screen }).map(({ code, picture: url = '', values = {} }) =>
    [code, ...(url === '' ? [] : [url]), ...Object.values(values)].join(' '),
  );

it.each<[string, readonly WeighedPicture[], number | undefined, readonly string[]]>([
  ['is light and starts with its picture', [picture()], undefined, []],
  ['has no picture', [], undefined, []],
  [
    'is heavy, by its heaviest picture',
    [
      picture(),
      picture({ url: '/b', bytes: 900_000, firstScreen: 0 }),
      picture({ url: '/c', bytes: 500_000, firstScreen: 0 }),
    ],
    undefined,
    ['heavy-page /b 1660 1600'],
  ],
  [
    'shows one picture many times, fetched once',
    Array.from({ length: 9 }, () => picture({ bytes: 240_000 })),
    undefined,
    [],
  ],
  ['is heavy by its scripts alone', [], 1_700_000, ['heavy-page 1700 1600']],
  [
    'starts with a heavy picture',
    [picture({ bytes: 251_000 })],
    undefined,
    ['heavy-first-picture /images/640/a.webp 251 250'],
  ],
  [
    'starts with a lazy picture',
    [picture({ isLazy: true })],
    undefined,
    ['late-first-picture /images/640/a.webp'],
  ],
  [
    'has a small lazy one on the first screen',
    [picture(), picture({ url: '/b', firstScreen: 9_000, isLazy: true })],
    undefined,
    [],
  ],
  [
    'has a heavy one further down',
    [picture(), picture({ url: '/b', bytes: 400_000, firstScreen: 0, isLazy: true })],
    undefined,
    [],
  ],
])('a page that %s', (_title, pictures, otherBytes, expected) =>
  expect(findings(pictures, otherBytes)).toEqual(expected),
);
