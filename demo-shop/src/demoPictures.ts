import { allChannels } from '@solvik/shop';
import { type ColourKey, colours } from './colours.ts';
import { demoSeed } from './demoSeed.ts';
import { garmentSpecOf, productPictureOf } from './garmentSpecOf.ts';
import { hashText } from './demoRandom.ts';
import type {
  Arrangement,
  Cut,
  Fabric,
  GarmentSpec,
  Ground,
  Print,
  Silhouette,
  StillLifeSpec,
  View,
} from './pictures/garmentSpec.ts';

/** What a picture file of the demo shop shows. */
export type DemoPicture =
  | {
      readonly kind: 'garment';
      readonly spec: GarmentSpec;
      readonly view: View;
      readonly arrangement?: Arrangement;
    }
  | { readonly kind: 'still-life'; readonly spec: StillLifeSpec };

interface Piece {
  readonly silhouette: Silhouette;
  readonly fabric: Fabric;
  readonly colour: ColourKey;
  readonly accents?: readonly ColourKey[];
  readonly cut?: Cut;
  readonly print?: Print;
  readonly brand: string;
}

const piece = (
  name: string,
  { silhouette, fabric, colour, accents = [], cut = {}, print = 'plain', brand }: Piece,
  ground: Ground,
): GarmentSpec => ({
  seed: hashText(`${name}/${silhouette}/${colour}`),
  silhouette,
  cut,
  fabric,
  print,
  ground,
  brand,
  colour: colours[colour],
  accents: accents.map((accent) => colours[accent]),
});

const boneCoat: Piece = {
  silhouette: 'coat',
  fabric: 'wool',
  colour: 'bone',
  cut: { length: 'long', collar: 'notch', closure: 'double-breasted', pockets: 'welt' },
  brand: 'Tjärn',
};
const checkedCoat: Piece = {
  silhouette: 'coat',
  fabric: 'wool',
  colour: 'brown',
  accents: ['oat', 'chocolate'],
  print: 'check',
  cut: { length: 'regular', collar: 'notch', closure: 'double-breasted', pockets: 'flap' },
  brand: 'Halm',
};
const rustScarf: Piece = {
  silhouette: 'scarf',
  fabric: 'fine-knit',
  colour: 'rust',
  accents: ['cream', 'terracotta'],
  print: 'check',
  brand: 'Lumi',
};
const sageRollNeck: Piece = {
  silhouette: 'jumper',
  fabric: 'rib',
  colour: 'sage',
  cut: { neckline: 'roll', sleeve: 'long' },
  brand: 'Lumi',
};
const boneRollNeck: Piece = { ...sageRollNeck, colour: 'bone' };
const brownBag: Piece = {
  silhouette: 'top-handle-bag',
  fabric: 'smooth-leather',
  colour: 'cognac',
  cut: { closure: 'buckle' },
  brand: 'Kvist & Bark',
};
const darkBoots: Piece = {
  silhouette: 'chelsea-boots',
  fabric: 'smooth-leather',
  colour: 'chocolate',
  cut: { heel: 'flat', toe: 'round' },
  brand: 'Norrvik',
};

/** Still lifes of the content, each in the four channels' tints. */
const stillLifes: Readonly<
  Record<
    string,
    {
      readonly pieces: readonly Piece[];
      readonly shadow: StillLifeSpec['shadow'];
      readonly aspect: number;
    }
  >
> = {
  coats: { pieces: [boneCoat, rustScarf], shadow: 'window', aspect: 1.05 },
  knit: { pieces: [sageRollNeck, brownBag, darkBoots], shadow: 'window', aspect: 0.8 },
  layers: {
    pieces: [
      boneRollNeck,
      rustScarf,
      {
        ...sageRollNeck,
        silhouette: 'cardigan',
        fabric: 'fine-knit',
        colour: 'moss',
        cut: { neckline: 'v', closure: 'buttons', sleeve: 'long' },
      },
    ],
    shadow: 'both',
    aspect: 1.4,
  },
};

/** The products in the picture of an outfit, and the position of each. */
export const outfitPieces = [
  { key: 'wool-coat-03-navy', place: { x: 0.36, y: 0.3 } },
  { key: 'jumper-01-oat', place: { x: 0.68, y: 0.62 } },
  { key: 'top-handle-bag-02-forest', place: { x: 0.27, y: 0.8 } },
  { key: 'chelsea-boots-02-chocolate', place: { x: 0.74, y: 0.87 } },
] as const;

function outfitPicture(): DemoPicture {
  const ground = 'sand';
  const pieces = outfitPieces
    .flatMap(({ key }) => garmentSpecOf(key) ?? [])
    .map((spec) => ({ ...spec, ground }) as const);
  return {
    kind: 'still-life',
    spec: { seed: hashText('look/winter'), pieces, ground, shadow: 'window', aspect: 1.25 },
  };
}

/** The single products on the tiles of the home page. */
const tiles: Readonly<Record<string, Piece>> = {
  knitwear: { ...sageRollNeck, colour: 'rust' },
  dresses: {
    silhouette: 'a-line-dress',
    fabric: 'crepe',
    colour: 'denim-blue',
    cut: { neckline: 'crew', sleeve: 'none', length: 'knee', waist: 'fitted' },
    brand: 'Pihla',
  },
  shoes: {
    silhouette: 'derby-shoes',
    fabric: 'smooth-leather',
    colour: 'burgundy',
    accents: ['chocolate'],
    cut: { heel: 'low', toe: 'round', closure: 'laces' },
    brand: 'Lerbacken',
  },
  bags: brownBag,
};

function contentPictures(): ReadonlyMap<string, DemoPicture> {
  const stills = Object.entries(stillLifes).flatMap(([name, { pieces, shadow, aspect }]) =>
    allChannels.map(({ id, grounds }): [string, DemoPicture] => {
      const file = `still-${name}-${id}.webp`;
      // The hero has the campaign colour as its background.
      const ground = name !== 'knit' ? grounds.plane : grounds.tint;
      return [
        file,
        {
          kind: 'still-life',
          spec: {
            seed: hashText(`still/${name}`),
            pieces: pieces.map((each) => piece(`still/${name}`, each, ground)),
            ground,
            shadow,
            aspect,
          },
        },
      ];
    }),
  );
  const tinted = allChannels.map(({ id, grounds }): [string, DemoPicture] => [
    `tile-coats-${id}.webp`,
    {
      kind: 'garment',
      spec: piece('tile/coats', checkedCoat, grounds.tint),
      view: 'front',
      arrangement: 'over-words',
    },
  ]);
  const plain = Object.entries(tiles).map(([name, each]): [string, DemoPicture] => [
    `tile-${name}.webp`,
    {
      kind: 'garment',
      spec: piece(`tile/${name}`, each, 'sand'),
      view: 'front',
      arrangement: 'over-words',
    },
  ]);
  return new Map([...stills, ...tinted, ...plain, ['look-winter.webp', outfitPicture()]]);
}

const content = contentPictures();

/** The files of banners and tiles, which are drawn while the shop is set up. */
export const contentPictureFiles: readonly string[] = [...content.keys()];

/** How to draw a still life by its file name: `still-coats-se.webp`. */
export function stillLifeSpecOf(file: string): StillLifeSpec | undefined {
  const picture = content.get(file);
  return picture?.kind === 'still-life' ? picture.spec : undefined;
}

/** What a picture file shows; undefined for files that the demo shop does not have. */
export function demoPictureOf(file: string, seed = demoSeed): DemoPicture | undefined {
  const own = content.get(file);
  if (own) return own;
  const product = productPictureOf(file, seed);
  return product && { kind: 'garment', ...product };
}
