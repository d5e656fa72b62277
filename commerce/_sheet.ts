import sharp from 'sharp';
import { drawGarment } from './src/demo-shop/pictures/drawGarment.ts';
import { demoProducts } from './src/demo-shop/products.ts';
import { demoPictureOf } from './src/demo-shop/demoPictures.ts';
const now = new Date('2026-11-21T09:30:00Z');
const [out, shelf, count = '24'] = process.argv.slice(2);
const list = [...demoProducts({ seed: 'solvik-1', now })].filter((p) => p.categoryKeys.includes(shelf!)).sort((a, b) => (a.firstAvailableOn < b.firstAvailableOn ? 1 : -1)).slice(0, Number(count));
const w = 240, h = 300, cols = 6;
const layers = await Promise.all(list.map(async (p, i) => {
  const pic = demoPictureOf(p.images[0]!.fileName)!; if (pic.kind !== 'garment') throw new Error('x');
  const d = drawGarment(pic.spec, 'front', { width: w });
  return { input: await sharp(d.data, { raw: { width: d.width, height: d.height, channels: 3 } }).png().toBuffer(), left: (i % cols) * (w + 8), top: Math.floor(i / cols) * (h + 8) };
}));
await sharp({ create: { width: cols * (w + 8), height: Math.ceil(list.length / cols) * (h + 8), channels: 3, background: '#fff' } }).composite(layers).png().toFile(out!);
console.log(list.map((p) => `${p.name.sv} (${p.parameters[0]!.value.sv})`).join('\n'));
