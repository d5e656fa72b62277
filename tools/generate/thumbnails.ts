/**
 * Small pictures of every widget's examples for the editors' gallery, cropped from the accepted
 * photographs. A picture is cropped again if its story's photographs change: the name contains
 * their hash, so that no photograph is needed to check whether it is current.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { exampleStories } from './exampleStories.ts';
import type { GeneratedFile } from './generatedFile.ts';

/** CSS pixels; the top of a tall photograph distinguishes widgets. */
const size = { width: 480, height: 320 } as const;

const folder = 'storefront/public/workbench/widgets';
const listFile = 'workbench/src/gallery/generated/thumbnails.ts';

export interface GeneratedPicture {
  /** From the project's root. */
  readonly path: string;
  /** WebP. Rejects if the photographs are not available. */
  readonly draw: () => Promise<Buffer>;
}

interface Thumbnails {
  readonly files: readonly GeneratedFile[];
  /** The missing pictures. */
  readonly pictures: readonly GeneratedPicture[];
  /** Pictures that no example has any longer, from the project's root. */
  readonly stale: readonly string[];
}

interface Sources {
  readonly root: string;
  /** The accepted photographs: hashes by story, channel and width. */
  readonly accepted: ReadonlyMap<string, string>;
  /** The photograph of a hash; undefined if it is not available. */
  readonly read: (hash: string) => Promise<Buffer | undefined>;
}

/** The hashes of each story's Swedish photographs, the widest first. */
function swedishOf(accepted: Sources['accepted']): ReadonlyMap<string, readonly string[]> {
  const taken = new Map<string, { readonly width: number; readonly hash: string }[]>();
  for (const [key, hash] of accepted) {
    const [story = '', channel, width] = key.split(' ');
    if (channel === 'se')
      taken.set(story, [...(taken.get(story) ?? []), { width: Number(width), hash }]);
  }
  const widestFirst = [...taken].map(
    ([story, shots]) =>
      [story, shots.toSorted((a, b) => b.width - a.width).map(({ hash }) => hash)] as const,
  );
  return new Map(widestFirst);
}

/**
 * The widest photograph that fills half of the small picture's height; if all are lower, the one
 * that fills most.
 */
async function pickShot(photographs: readonly Buffer[]): Promise<Buffer | undefined> {
  let best: { readonly png: Buffer; readonly share: number } | undefined;
  for (const png of photographs) {
    const { width, height } = await sharp(png).metadata();
    const share = (height / width) * (size.width / size.height);
    if (share >= 0.5) return png;
    if (!best || share > best.share) best = { png, share };
  }
  return best?.png;
}

interface Example {
  readonly type: string;
  readonly title: string;
  readonly story: string;
  /** Of all its Swedish photographs, any of which may be the one that is cropped. */
  readonly hashes: readonly string[];
}

function fileName({ type, title, hashes }: Example): string {
  const name = `${type}-${title}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${name}.${createHash('sha256').update(hashes.join(' ')).digest('hex').slice(0, 8)}.webp`;
}

/** The full width: the top of a tall photograph, or a low one centred vertically. */
async function drawSmall(photograph: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photograph).metadata();
  const isLow = width / height > size.width / size.height;
  const fit = isLow
    ? ({ fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const)
    : ({ fit: 'cover', position: 'top' } as const);
  return sharp(photograph)
    .resize({ ...size, ...fit })
    .webp({ quality: 70 })
    .toBuffer();
}

async function drawExample({ story, hashes }: Example, read: Sources['read']): Promise<Buffer> {
  const photographs = await Promise.all(hashes.map(read));
  const shot = await pickShot(photographs.filter((png) => png !== undefined));
  if (!shot || photographs.includes(undefined))
    throw new Error(
      `The photographs of ${story} are not available: run “npm run visual -- ${story}” first.`,
    );
  return drawSmall(shot);
}

const header =
  '/** Made by tools/generate/thumbnails.ts from the accepted photographs; change those instead. ' +
  'Addresses by `type/example`. */';

/** An example whose story has not been photographed has no picture. */
export function generateThumbnails({ root, accepted, read }: Sources): Thumbnails {
  const photographs = swedishOf(accepted);
  const examples = Object.entries(exampleStories).flatMap(([type, stories]) =>
    Object.entries(stories).map(([title, story]) => ({
      type,
      title,
      story,
      hashes: photographs.get(story) ?? [],
    })),
  );
  const shown = examples
    .filter(({ hashes }) => hashes.length > 0)
    .map((example) => ({ ...example, name: fileName(example) }));
  const names = new Set(shown.map(({ name }) => name));
  const stored = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const lines = shown
    .map(({ type, title, name }) => `  '${type}/${title}': '/workbench/widgets/${name}',\n`)
    .join('');
  const [width, height] = [String(size.width), String(size.height)];
  const text = [
    header,
    `export const thumbnailSize = { width: ${width}, height: ${height} } as const;`,
    `export const thumbnails: Readonly<Record<string, string>> = {${lines && `\n${lines}`}};\n`,
  ].join('\n');
  return {
    files: [{ path: listFile, text }],
    pictures: shown
      .filter(({ name }) => !stored.includes(name))
      .map((example) => ({
        path: `${folder}/${example.name}`,
        draw: async () => drawExample(example, read),
      })),
    stale: stored.filter((name) => !names.has(name)).map((name) => `${folder}/${name}`),
  };
}
