import { expect, it } from 'vitest';
import { requireDiskSpace } from './requireDiskSpace.ts';

const least = 67_108_864;

it.each([
  ['exactly as much as an order needs', least],
  ['an unknown amount, as on a server', undefined],
])('an order is stored with %s free', async (_, free) => {
  await expect(requireDiskSpace({ freeBytes: async () => free })).resolves.toBeUndefined();
});

it.each([least - 1, 0])('an order is refused with %d bytes free', async (free) => {
  await expect(requireDiskSpace({ freeBytes: async () => free })).rejects.toMatchObject({
    code: 'DISK_FULL',
  });
});
