/**
 * Writes a brotli and a gzip copy beside each built file that becomes smaller, so that nothing is
 * compressed during a request.
 */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const kinds = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const smallest = 1024;
/** Node compresses in four threads. */
const atOnce = 4;

const encodings = {
  '.br': (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  '.gz': (body) => zip(body, { level: 9 }),
};

const timeOf = async (path) => (await stat(path).catch(() => undefined))?.mtimeMs;

async function findStale(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && kinds.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const copies = files.flatMap((file) =>
    Object.keys(encodings).map((suffix) => ({ file, suffix })),
  );
  const checked = await Promise.all(
    copies.map(async ({ file, suffix }) => {
      const [own, copy] = await Promise.all([stat(file), timeOf(`${file}${suffix}`)]);
      return own.size >= smallest && (copy ?? 0) < own.mtimeMs ? [{ file, suffix }] : [];
    }),
  );
  return checked.flat();
}

/** Creates copies that are missing or older than their file; resolves to their number. */
export async function compressFiles(folder) {
  const stale = await findStale(folder);
  const left = [...stale];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { file, suffix } = next;
      const body = await readFile(file);
      const compressed = await encodings[suffix](body);
      if (compressed.length < body.length) await writeFile(`${file}${suffix}`, compressed);
      else await rm(`${file}${suffix}`, { force: true });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return stale.length;
}
