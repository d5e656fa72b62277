/**
 * Draws the pictures of stories with the demo shop's drawing code: `node
 * .storybook/drawPictures.ts`. They are checked in.
 */
import { allChannels } from '../shop/src/index.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPictureStudio } from '../demo-shop/src/pictures/createPictureStudio.ts';
import { exampleSpecs } from '../demo-shop/src/pictures/exampleSpecs.ts';
import type {
  GarmentSpec,
  Silhouette,
  StillLifeSpec,
} from '../demo-shop/src/pictures/garmentSpec.ts';
import type { PictureOrder } from '../demo-shop/src/pictures/pictureJob.ts';

const width = 640;
const widePicture = 1280;
/** The hero uses the channel's accent colour. */
const planePicture = 960;

function piece(silhouette: Silhouette, changes: Partial<GarmentSpec> = {}): GarmentSpec {
  const [first] = exampleSpecs(silhouette);
  if (!first) throw new Error(`There is no example of ${silhouette}.`);
  return { ...first, ground: 'paper', ...changes };
}

const coat = piece('coat');
const garments: Readonly<Record<string, GarmentSpec>> = {
  'coat-black': { ...coat, colour: '#33312f', seed: 41 },
  'coat-sage': { ...coat, colour: '#8d9a80', seed: 42 },
  'coat-wine': { ...coat, colour: '#6e2f2f', seed: 43 },
  jumper: piece('jumper'),
  shirt: piece('shirt', { colour: '#b9c6d6', fabric: 'poplin' }),
  cardigan: piece('cardigan', { colour: '#66784f' }),
  boots: piece('chelsea-boots'),
  dress: piece('wrap-dress'),
};

const still: StillLifeSpec = {
  seed: 7,
  pieces: [coat, piece('jumper', { seed: 5 }), piece('scarf'), piece('chelsea-boots')],
  ground: 'paper',
  shadow: 'window',
  aspect: 0.8,
};

const orders: readonly (readonly [name: string, order: PictureOrder])[] = [
  ...(['front', 'back', 'detail', 'second'] as const).map(
    (view) => [`coat-${view}`, { kind: 'garment', spec: coat, view, width }] as const,
  ),
  ...Object.entries(garments).map(
    ([name, spec]) => [name, { kind: 'garment', spec, view: 'front', width }] as const,
  ),
  ['still-life', { kind: 'still-life', spec: still, width: widePicture }],
  ...allChannels.map(({ id: channel, grounds: { plane: ground } }) => {
    const spec: StillLifeSpec = {
      ...still,
      seed: 11,
      ground,
      pieces: [coat, piece('scarf'), piece('chelsea-boots')].map((each) => ({ ...each, ground })),
    };
    return [`plane-${channel}`, { kind: 'still-life', spec, width: planePicture }] as const;
  }),
];

const folder = join(import.meta.dirname, 'pictures');
await mkdir(folder, { recursive: true });
const studio = createPictureStudio();
await Promise.all(
  orders.map(async ([name, order]) => {
    const { data } = await studio.draw({ key: name, order });
    await writeFile(join(folder, `${name}.webp`), data);
  }),
);
await studio.close();
