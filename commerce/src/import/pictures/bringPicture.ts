/** Copies a merchant's picture into the shop. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanPicture } from '../../images/cleanPicture.ts';
import { writePicture } from '../../images/writePicture.ts';

/** A file above this is no picture for a shop. */
const mostBytes = 60 * 1024 * 1024;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );

/**
 * The name under which the shop keeps the picture, or undefined when the file is none that it takes. The name is made
 * of the content, so one picture is kept once however often it is brought.
 * @param folder where the shop keeps pictures
 */
export async function bringPicture(path: string, folder: string): Promise<string | undefined> {
  if ((await stat(path)).size > mostBytes) return undefined;
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
