/** Copies a merchant's picture into the shop. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanPicture } from '../../images/cleanPicture.ts';
import { writePicture } from '../../images/writePicture.ts';

/** Larger files are refused. */
const maxBytes = 60 * 1024 * 1024;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );

/**
 * Stores the picture. @returns its name in the shop, derived from its content, so that a picture is
 * stored once however often it is imported; undefined when the file is not accepted
 * @param folder the shop's folder of pictures
 */
export async function importPicture(path: string, folder: string): Promise<string | undefined> {
  if ((await stat(path)).size > maxBytes) return undefined;
  const bytes = await readFile(path);
  const print = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  for (const ending of ['jpg', 'webp']) {
    if (await exists(join(folder, `import-${print}.${ending}`))) return `import-${print}.${ending}`;
  }
  const made = await cleanPicture(bytes);
  if (typeof made === 'string') return undefined;
  const name = `import-${print}.${made.ending}`;
  await writePicture(join(folder, name), made.bytes);
  return name;
}
