import { expect, it } from 'vitest';
import { contentEncoding } from './contentEncoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5, BR;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['zstd', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br,'.repeat(1000), 'identity'],
])('a client that accepts %j is answered in %s', (accepted, encoding) =>
  expect(contentEncoding(accepted)).toBe(encoding),
);
