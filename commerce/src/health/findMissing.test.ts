import { expect, it } from 'vitest';
import { findMissing, type ShopCondition } from './findMissing.ts';

const current = { isBuilt: true, outdatedSince: undefined };
const fine: ShopCondition = {
  isDatabaseResponding: true,
  hasDiskSpace: true,
  catalogue: current,
  now: 1_000_000,
};

it.each([
  ['nothing', {}, []],
  ['the database', { isDatabaseResponding: false }, ['database DATABASE_UNAVAILABLE']],
  ['disk space for orders', { hasDiskSpace: false }, ['orders DISK_FULL']],
  [
    'the lists',
    { catalogue: { isBuilt: false, outdatedSince: undefined } },
    ['catalogue INDEX_NOT_BUILT'],
  ],
  [
    'nothing while lists are refreshed',
    { catalogue: { isBuilt: true, outdatedSince: 880_000 } },
    [],
  ],
  [
    'current lists',
    { catalogue: { isBuilt: true, outdatedSince: 879_999 } },
    ['catalogue INDEX_OUTDATED'],
  ],
  [
    'everything',
    {
      isDatabaseResponding: false,
      hasDiskSpace: false,
      catalogue: { isBuilt: false, outdatedSince: 0 },
    },
    [
      'database DATABASE_UNAVAILABLE',
      'catalogue INDEX_NOT_BUILT',
      'catalogue INDEX_OUTDATED',
      'orders DISK_FULL',
    ],
  ],
] as const)('a shop lacks %s', (_, change, missing) => {
  expect(findMissing({ ...fine, ...change }).map(({ part, code }) => `${part} ${code}`)).toEqual(
    missing,
  );
});
