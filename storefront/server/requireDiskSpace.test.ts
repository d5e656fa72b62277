import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { megabyte, requireDiskSpace } from './requireDiskSpace.ts';

it('accepts what fits and refuses what exceeds the disk', () => {
  const { blocks, bsize } = statfsSync(tmpdir());
  expect(() => requireDiskSpace(tmpdir(), 1)).not.toThrow();
  expect(() => requireDiskSpace(tmpdir(), blocks * bsize + megabyte)).toThrow(
    expect.objectContaining({ code: 'ENOSPC' }),
  );
});
