/**
 * Small pictures of every widget's examples for the editors' gallery, cut from the accepted photographs. A picture is made anew when
 * its photograph is another: the name carries the photograph's hash, so that nothing has to be drawn to know whether it is current.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { exampleStories } from './exampleStories.ts';
import type { GeneratedFile } from './generatedFile.ts';

/** CSS pixels; the top of a tall photograph is what tells widgets apart. */
const size = { width: 480, height: 320 } as const;

const folder = 'storefront/public/workbench/widgets';
const listFile = 'storefront/src/features/workbench/gallery/generated/thumbnails.ts';

export interface GeneratedPicture {
  /** From the project's root. */
  readonly path: string;
  /** WebP. */
  readonly draw: () => Promise<Buffer>;
}

interface Thumbnails {
  readonly files: readonly GeneratedFile[];
  /** Those that are missing. */
  readonly pictures: readonly GeneratedPicture[];
  /** Pictures that no example has any longer, from the project's root. */
  readonly stale: readonly string[];
}

interface Places {
  readonly root: string;
  /** The folder of the accepted photographs. */
  readonly baselines: string;
}

/** The hashes of each story's Swedish photographs, the widest first. */
function swedishOf(list: string): ReadonlyMap<string, readonly string[]> {
  const taken = new Map<string, { readonly width: number; readonly hash: string }[]>();
  for (const line of list.split('\n')) {
    const [story = '', channel, width, hash = ''] = line.split(' ');
    if (channel === 'se')
      taken.set(story, [...(taken.get(story) ?? []), { width: Number(width), hash }]);
  }
  return new Map(
    [...taken].map(([story, shots]) => [
      story,
      shots.toSorted((a, b) => b.width - a.width).map(({ hash }) => hash),
    ]),
  );
}

/** The widest photograph that fills half of the small picture's height; of what is low at every width, the one that fills most. */
async function pickShot(
  hashes: readonly string[],
  fileOf: (hash: string) => string,
): Promise<string | undefined> {
  let best: { readonly hash: string; readonly share: number } | undefined;
  for (const hash of hashes) {
    const { width, height } = await sharp(fileOf(hash)).metadata();
    const share = (height / width) * (size.width / size.height);
    if (share >= 0.5) return hash;
    if (!best || share > best.share) best = { hash, share };
  }
  return best?.hash;
}

const fileName = (type: string, title: string, hash: string): string =>
  `${`${type}-${title}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.${hash.slice(0, 8)}.webp`;

/** The whole width: of a tall photograph the top, a low one in the middle. */
async function drawSmall(photograph: string): Promise<Buffer> {
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

/** An example whose story has not been photographed has no picture. */
export async function generateThumbnails({ root, baselines }: Places): Promise<Thumbnails> {
  const list = join(baselines, 'photographs.txt');
  const photographs = existsSync(list)
    ? swedishOf(readFileSync(list, 'utf8'))
    : new Map<string, readonly string[]>();
  const fileOf = (hash: string) => join(baselines, 'pictures', `${hash}.avif`);
  const examples = Object.entries(exampleStories).flatMap(([type, stories]) =>
    Object.entries(stories).map(([title, story]) => ({
      type,
      title,
      hashes: photographs.get(story) ?? [],
    })),
  );
  const shown = (
    await Promise.all(
      examples.map(async ({ type, title, hashes }) => {
        const hash = await pickShot(hashes, fileOf);
        return hash === undefined
          ? []
          : [{ key: `${type}/${title}`, hash, name: fileName(type, title, hash) }];
      }),
    )
  ).flat();
  const names = new Set(shown.map(({ name }) => name));
  const kept = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const lines = shown
    .map(({ key, name }) => `  '${key}': '/workbench/widgets/${name}',\n`)
    .join('');
  return {
    files: [
      {
        path: listFile,
        text: `/** Made by tools/generate/thumbnails.ts from the accepted photographs; change those instead. Addresses by \`type/example\`. */\nexport const thumbnailSize = { width: ${String(size.width)}, height: ${String(size.height)} } as const;\nexport const thumbnails: Readonly<Record<string, string>> = {${lines && `\n${lines}`}};\n`,
      },
    ],
    pictures: shown
      .filter(({ name }) => !kept.includes(name))
      .map(({ hash, name }) => ({
        path: `${folder}/${name}`,
        draw: async () => drawSmall(fileOf(hash)),
      })),
    stale: kept.filter((name) => !names.has(name)).map((name) => `${folder}/${name}`),
  };
}
