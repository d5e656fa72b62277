/** Writes the page on which a designer reviews what changed: then, now, the difference and a slider, story by story and channel by channel. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { keepsake, readBaselinePicture } from './baselines.ts';
import type { ShotChange } from './compareShots.ts';
import { reviewScript, reviewStyles } from './reviewLooks.ts';
import { readShotKey, type PictureHash } from './shot.ts';

type Raw = Readonly<Record<'width' | 'height', number>> & { readonly data: Buffer };

async function pixels(picture: Buffer | string): Promise<Raw> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What the making small of both pictures may differ by where nothing has changed, of 255. */
const grain = 10;

/** Pixels that differ in red over a faint copy of the new picture; where one is larger, the rest counts as different. */
async function drawDifference(
  before: Raw,
  after: Raw,
): Promise<{ readonly png: Buffer; readonly different: number }> {
  const [width, height] = [
    Math.max(before.width, after.width),
    Math.max(before.height, after.height),
  ];
  const out = Buffer.alloc(width * height * 3);
  let different = 0;
  const isIn = ({ width: w, height: h }: Raw, x: number, y: number): boolean => x < w && y < h;
  const isAlike = (x: number, y: number): boolean => {
    if (!isIn(before, x, y) || !isIn(after, x, y)) return !isIn(before, x, y) && !isIn(after, x, y);
    const [a, b] = [(y * before.width + x) * 4, (y * after.width + x) * 4];
    for (let band = 0; band < 3; band += 1)
      if (Math.abs((before.data[a + band] ?? 0) - (after.data[b + band] ?? 0)) > grain)
        return false;
    return true;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 3;
      if (isAlike(x, y)) {
        for (let band = 0; band < 3; band += 1)
          out[to + band] =
            205 + Math.round((after.data[(y * after.width + x) * 4 + band] ?? 255) / 5.1);
      } else {
        different += 1;
        out.set([214, 0, 51], to);
      }
    }
  return {
    png: await sharp(out, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
    different,
  };
}

const kindWords: Readonly<Record<ShotChange['kind'], string>> = {
  changed: 'changed',
  new: 'new',
  gone: 'gone',
};

interface Reviewed extends ShotChange {
  readonly different: number | undefined;
}

interface Sources {
  /** Where the new photographs lie. */
  readonly pictures: string;
  readonly acceptedPicture?: (hash: PictureHash) => Buffer | undefined;
}

async function layOut({
  change,
  folder,
  pictures,
  acceptedPicture = readBaselinePicture,
}: Sources & { readonly change: ShotChange; readonly folder: string }): Promise<Reviewed> {
  const { before, after } = change;
  const old = before && acceptedPicture(before);
  if (before && old) writeFileSync(join(folder, `${before}.avif`), old);
  if (after) copyFileSync(join(pictures, `${after}.png`), join(folder, `${after}.png`));
  if (!old || !after) return { ...change, different: undefined };
  // Both as they are kept, so that what making them small does is done to both.
  const { png, different } = await drawDifference(
    await pixels(old),
    await pixels(await keepsake(join(pictures, `${after}.png`))),
  );
  writeFileSync(join(folder, `${before ?? ''}-${after}.png`), png);
  return { ...change, different };
}

function figure({ key, kind, before, after, different }: Reviewed): string {
  const { channel, width } = readShotKey(key);
  const pictures = [
    before && `<img data-part="before" src="pictures/${before}.avif" alt="Before" loading="lazy">`,
    after && `<img data-part="after" src="pictures/${after}.png" alt="After" loading="lazy">`,
    before &&
      after &&
      `<img data-part="difference" src="pictures/${before}-${after}.png" alt="Difference" loading="lazy">`,
  ]
    .filter(Boolean)
    .join('');
  const slider =
    before && after
      ? '<label>Before to after <input type="range" min="0" max="100" value="50"></label>'
      : '';
  const much =
    different === undefined
      ? kindWords[kind]
      : different === 0
        ? 'changed by less than the eye sees'
        : `${String(different)} pixels differ`;
  return `<figure data-channel="${channel}" data-kind="${kind}"><figcaption>${channel} · ${String(width)} wide · ${much}</figcaption><div class="stage" style="--width:${String(width)}px">${pictures}</div>${slider}</figure>`;
}

/** Writes `index.html` and its pictures into `folder`. Returns the page's path. */
export async function writeReviewPage({
  changes,
  folder,
  ...sources
}: Sources & {
  readonly changes: readonly ShotChange[];
  readonly folder: string;
}): Promise<string> {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const reviewed: Reviewed[] = [];
  for (const change of changes)
    reviewed.push(await layOut({ change, folder: join(folder, 'pictures'), ...sources }));
  const stories = Object.entries(Object.groupBy(reviewed, ({ key }) => readShotKey(key).storyId));
  const sections = stories.map(
    ([story, shots = []]) =>
      `<section id="${story}"><h2>${story}</h2><p><label><input type="checkbox" value="${story}"> Accept</label></p>${shots.map(figure).join('')}</section>`,
  );
  const page = join(folder, 'index.html');
  const heading =
    changes.length === 0
      ? 'Nothing has changed'
      : `${String(changes.length)} photographs of ${String(stories.length)} stories have changed`;
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><style>${reviewStyles}</style>
<header><h1>${heading}</h1><div role="group" aria-label="View">${['slider', 'side by side', 'difference'].map((view, place) => `<button type="button" aria-pressed="${String(place === 0)}" data-view="${view}">${view}</button>`).join('')}</div>
<label>Channel <select><option value="">all four</option><option>se</option><option>no</option><option>dk</option><option>fi</option></select></label>
<p>To accept what is ticked: <code id="command">npm run visual -- accept …</code> <button type="button" id="copy">Copy</button></p></header>
<main data-view="slider">${sections.join('\n')}</main><script>${reviewScript}</script></html>\n`,
  );
  return page;
}
