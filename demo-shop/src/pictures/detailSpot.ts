/**
 * The crop of a detail picture: the collar, clasp or toe of each silhouette, in the units it is
 * drawn in.
 */
import type { Silhouette } from './garmentSpec.ts';

/** Middle of the crop and its width; the crop is 4 wide by 5 high. */
export interface DetailSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const spot = (x: number, y: number, width: number): DetailSpot => ({ x, y, width });
export const sandalFromAbove = spot(430, 370, 320);
const neck = spot(430, 290, 300);
const waist = spot(440, 240, 300);

export const detailSpot: Readonly<Record<Silhouette, DetailSpot>> = {
  tee: neck,
  'long-sleeve': neck,
  camisole: spot(440, 350, 270),
  shirt: spot(436, 310, 300),
  blouse: spot(420, 320, 320),
  polo: spot(430, 290, 290),
  jumper: spot(420, 320, 320),
  cardigan: spot(430, 400, 300),
  'knit-vest': spot(420, 330, 320),
  sweatshirt: neck,
  hoodie: spot(410, 270, 320),
  'wrap-dress': spot(460, 440, 320),
  'slip-dress': spot(430, 330, 270),
  'shirt-dress': spot(430, 300, 300),
  'a-line-dress': spot(420, 320, 320),
  'knit-dress': neck,
  jumpsuit: spot(420, 310, 300),
  jeans: waist,
  trousers: waist,
  joggers: waist,
  leggings: spot(430, 230, 290),
  shorts: waist,
  'pleated-skirt': spot(440, 300, 310),
  'bias-skirt': spot(430, 300, 310),
  'denim-skirt': waist,
  coat: spot(420, 330, 340),
  'trench-coat': spot(420, 330, 350),
  'puffer-jacket': spot(430, 290, 330),
  parka: spot(420, 300, 350),
  blazer: spot(430, 340, 330),
  'bomber-jacket': spot(420, 290, 320),
  'denim-jacket': spot(440, 310, 320),
  'biker-jacket': spot(410, 320, 330),
  waistcoat: spot(430, 400, 290),
  swimsuit: spot(440, 330, 280),
  'bikini-top': spot(470, 500, 230),
  'bikini-bottom': spot(450, 490, 260),
  'swim-shorts': waist,
  trainers: spot(330, 510, 330),
  'high-trainers': spot(350, 470, 340),
  'chelsea-boots': spot(440, 470, 360),
  'tall-boots': spot(370, 490, 360),
  loafers: spot(380, 530, 330),
  'derby-shoes': spot(360, 520, 330),
  pumps: spot(580, 500, 320),
  ballerinas: spot(270, 580, 300),
  sandals: spot(300, 570, 270),
  mules: spot(300, 580, 290),
  'top-handle-bag': spot(400, 590, 330),
  tote: spot(440, 500, 340),
  crossbody: spot(440, 580, 320),
  'shoulder-bag': spot(300, 560, 320),
  backpack: spot(420, 560, 350),
  clutch: spot(420, 560, 300),
  scarf: spot(460, 700, 330),
  beanie: spot(420, 590, 320),
  cap: spot(420, 520, 320),
  belt: spot(300, 560, 220),
  gloves: spot(470, 560, 320),
};
