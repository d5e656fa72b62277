/**
 * Caches generated pictures on disk within a budget; the least recently used are evicted first.
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';

export interface PictureCache {
  readonly read: (key: string) => Promise<Buffer | undefined>;
  readonly has: (key: string) => boolean;
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
}

/**
 * @param budget bytes
 * @param folder created if missing; files from earlier runs are reused
 */
export async function openPictureCache({
  folder,
  budget,
  log,
}: {
  folder: string;
  budget: number;
  log: Log;
}): Promise<PictureCache> {
  await mkdir(folder, { recursive: true });
  /** Sizes by key, in order of use: a Map iterates in insertion order. */
  const sizes = new Map<string, number>();
  let total = 0;
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      if (name.endsWith('.part')) return rm(path, { force: true }).then(() => undefined);
      const facts = await stat(path).catch(() => undefined);
      return facts && { name, size: facts.size, at: facts.mtimeMs };
    }),
  );
  for (const file of found.flatMap((each) => each ?? []).toSorted((a, b) => a.at - b.at)) {
    sizes.set(file.name, file.size);
    total += file.size;
  }

  function touch(key: string, size: number): void {
    sizes.delete(key);
    sizes.set(key, size);
  }

  async function freeSpace(): Promise<void> {
    for (const [key, size] of sizes) {
      if (total <= budget) return;
      sizes.delete(key);
      total -= size;
      await rm(join(folder, key), { force: true });
    }
  }

  return {
    has: (key) => sizes.has(key),
    async read(key) {
      const size = sizes.get(key);
      if (size === undefined) return undefined;
      const bytes = await readFile(join(folder, key)).catch(() => undefined);
      if (bytes) {
        touch(key, size);
        return bytes;
      }
      sizes.delete(key);
      total -= size;
      return undefined;
    },
    async write(key, bytes) {
      try {
        const part = join(folder, `${key}.${process.hrtime.bigint()}.part`);
        await writeFile(part, bytes);
        await rename(part, join(folder, key));
      } catch (error) {
        // A full disk costs speed, not the picture: it is served from memory and generated again
        // next time.
        log('warn', 'A generated picture could not be cached.', { error });
        return;
      }
      total += bytes.length - (sizes.get(key) ?? 0);
      touch(key, bytes.length);
      await freeSpace();
    },
  };
}
