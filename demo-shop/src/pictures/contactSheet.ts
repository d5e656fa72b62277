/**
 * Lays pictures out on one sheet for visual review: `node contactSheet.ts out.png [--silhouettes
 * a,b] [--views front,back] [--width 400]`.
 */
import sharp from 'sharp';
import { drawGarment, type Picture } from './drawGarment.ts';
import { exampleSpecs } from './exampleSpecs.ts';
import { type Silhouette, silhouettes, type View, views } from './garmentSpec.ts';
import { cycled } from './lists.ts';

function option(name: string): string | undefined {
  const i = process.argv.indexOf(`--${name}`);
  return i < 0 ? undefined : process.argv[i + 1];
}

async function main(): Promise<void> {
  const target = process.argv[2] ?? 'contact-sheet.png';
  const width = Number(option('width') ?? 400);
  const shown = Number(option('shown') ?? Math.min(width, 400));
  const wanted = (option('silhouettes')?.split(',') ?? [...silhouettes]) as Silhouette[];
  const sides = (option('views')?.split(',') ?? [views[0]]) as View[];
  const each = Number(option('each') ?? 1);
  const pictures: Picture[] = [];
  const started = performance.now();
  for (const silhouette of wanted)
    for (let i = 0; i < each; i++)
      for (const view of sides)
        pictures.push(drawGarment(cycled(exampleSpecs(silhouette), i), view, { width }));
  const spent = performance.now() - started;
  const columns = Number(
    option('columns') ??
      Math.min(6, Math.max(sides.length * each, Math.ceil(Math.sqrt(pictures.length * 1.2)))),
  );
  const gap = 10;
  const high = Math.round(shown * 1.25);
  const rows = Math.ceil(pictures.length / columns);
  const layers = await Promise.all(
    pictures.map(async (p, i) => ({
      input: await sharp(p.data, { raw: { width: p.width, height: p.height, channels: 3 } })
        .resize(shown, high)
        .sharpen({ sigma: 0.5 })
        .png()
        .toBuffer(),
      left: gap + (i % columns) * (shown + gap),
      top: gap + Math.floor(i / columns) * (high + gap),
    })),
  );
  await sharp({
    create: {
      width: gap + columns * (shown + gap),
      height: gap + rows * (high + gap),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(layers)
    .png()
    .toFile(target);
  process.stdout.write(
    `${pictures.length} pictures at ${width} wide, ${Math.round(spent / pictures.length)} ms each: ${target}\n`,
  );
}

await main();
