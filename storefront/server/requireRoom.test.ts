import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { megabyte, requireRoom } from './requireRoom.ts';

it('takes what fits and refuses what the disk cannot hold', () => {
  const { blocks, bsize } = statfsSync(tmpdir());
  expect(() => requireRoom(tmpdir(), 1)).not.toThrow();
  expect(() => requireRoom(tmpdir(), blocks * bsize + megabyte)).toThrow(
    expect.objectContaining({ code: 'ENOSPC' }),
  );
});
