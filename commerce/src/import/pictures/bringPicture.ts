/** Copies a merchant's picture into the shop: looked into, turned upright, written anew without what hides in files. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels and bytes above which a file is no picture for a shop. */
const mostPixels = 40_000_000;
const mostBytes = 60 * 1024 * 1024;
/** The longer side of what is kept; the largest that any page shows, doubled for fine screens. */
const longestSide = 3200;

/** How the four kinds begin; a file's name proves nothing, and SVG must never reach the decoder. */
function looksLikePicture(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 32).toString('latin1');
  return text.startsWith('\u00ff\u00d8\u00ff') || text.startsWith('\u0089PNG\r\n\u001a\n') || (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') || (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text));
}

async function rewritten(bytes: Buffer): Promise<{ readonly bytes: Buffer; readonly ending: string } | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { hasAlpha } = await picture.metadata();
    const sized = picture.rotate().resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    return hasAlpha ? { bytes: await sized.webp({ quality: 92 }).toBuffer(), ending: 'webp' } : { bytes: await sized.jpeg({ quality: 90 }).toBuffer(), ending: 'jpg' };
  } catch {
    return undefined;
  }
}

const exists = (path: string): Promise<boolean> => stat(path).then((facts) => facts.isFile(), () => false);

/**
 * The name under which the shop keeps the picture, or undefined when the file is none that it takes. The name is made
 * of the content, so one picture is kept once however often it is brought.
 * @param folder where the shop keeps pictures
 */
export async function bringPicture(path: string, folder: string): Promise<string | undefined> {
  if ((await stat(path)).size > mostBytes) return undefined;
  const bytes = await readFile(path);
  if (!looksLikePicture(bytes)) return undefined;
  const print = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  for (const ending of ['jpg', 'webp']) {
    if (await exists(join(folder, `import-${print}.${ending}`))) return `import-${print}.${ending}`;
  }
  const made = await rewritten(bytes);
  if (!made) return undefined;
  const name = `import-${print}.${made.ending}`;
  await mkdir(folder, { recursive: true });
  // Under another name first, so that an interruption never leaves half a picture.
  const unfinished = join(folder, `.${name}.${String(process.pid)}`);
  await writeFile(unfinished, made.bytes);
  await rename(unfinished, join(folder, name));
  return name;
}
