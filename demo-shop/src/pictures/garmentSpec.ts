/**
 * The specification of a drawn product: the demo shop chooses the values, the drawing code draws
 * them. Every list is closed, so a new silhouette, fabric or print does not compile until it is
 * drawn.
 */
import { shoeNames } from './shoes/shoeName.ts';

export const accessories = [
  'top-handle-bag',
  'tote',
  'crossbody',
  'shoulder-bag',
  'backpack',
  'clutch',
  'scarf',
  'beanie',
  'cap',
  'belt',
  'gloves',
] as const;

export const silhouettes = [
  // tops
  'tee',
  'long-sleeve',
  'camisole',
  'shirt',
  'blouse',
  'polo',
  'jumper',
  'cardigan',
  'knit-vest',
  'sweatshirt',
  'hoodie',
  // dresses and one-pieces
  'wrap-dress',
  'slip-dress',
  'shirt-dress',
  'a-line-dress',
  'knit-dress',
  'jumpsuit',
  // bottoms
  'jeans',
  'trousers',
  'joggers',
  'leggings',
  'shorts',
  'pleated-skirt',
  'bias-skirt',
  'denim-skirt',
  // outerwear and tailoring
  'coat',
  'trench-coat',
  'puffer-jacket',
  'parka',
  'blazer',
  'bomber-jacket',
  'denim-jacket',
  'biker-jacket',
  'waistcoat',
  // swimwear
  'swimsuit',
  'bikini-top',
  'bikini-bottom',
  'swim-shorts',
  ...shoeNames,
  ...accessories,
] as const;
export type Silhouette = (typeof silhouettes)[number];

export const fabrics = [
  'jersey',
  'rib',
  'fine-knit',
  'chunky-knit',
  'cable-knit',
  'poplin',
  'linen',
  'crepe',
  'satin',
  'denim',
  'twill',
  'wool',
  'herringbone',
  'corduroy',
  'fleece',
  'quilted',
  'nylon',
  'lace',
  'lycra',
  'leather',
  'smooth-leather',
  'suede',
  'canvas',
] as const;
export type Fabric = (typeof fabrics)[number];

export const prints = [
  'plain',
  'stripe',
  'pinstripe',
  'check',
  'gingham',
  'dot',
  'flower',
  'leaf',
  'animal',
  'colour-block',
] as const;
export type Print = (typeof prints)[number];

/** Cuts that change an outline. A silhouette takes those that apply to it and ignores the rest. */
export interface Cut {
  readonly neckline?: 'crew' | 'v' | 'boat' | 'scoop' | 'square' | 'roll' | 'half-zip' | 'halter';
  readonly collar?:
    | 'none'
    | 'point'
    | 'band'
    | 'camp'
    | 'notch'
    | 'shawl'
    | 'peak'
    | 'stand'
    | 'hood';
  readonly sleeve?: 'none' | 'cap' | 'short' | 'elbow' | 'long' | 'puff' | 'bishop';
  readonly length?: 'cropped' | 'regular' | 'long' | 'mini' | 'knee' | 'midi' | 'maxi';
  readonly waist?: 'straight' | 'fitted' | 'belted' | 'high' | 'low' | 'elastic';
  readonly leg?: 'slim' | 'straight' | 'wide' | 'flare' | 'barrel' | 'tapered';
  readonly closure?:
    | 'none'
    | 'buttons'
    | 'double-breasted'
    | 'zip'
    | 'hidden'
    | 'tie'
    | 'buckle'
    | 'laces'
    | 'strap';
  readonly heel?: 'flat' | 'low' | 'block' | 'stiletto' | 'platform' | 'wedge';
  readonly toe?: 'round' | 'pointed' | 'square' | 'open';
  readonly strap?: 'thin' | 'wide' | 'chain' | 'none' | 'cross-back';
  readonly pockets?: 'none' | 'chest' | 'flap' | 'patch' | 'cargo' | 'welt';
}

export const views = ['front', 'back', 'second', 'detail'] as const;
/** front: whole piece · back: the other side · second: another arrangement (folded, angled, with a companion) · detail: fabric and closure close up. */
export type View = (typeof views)[number];

/**
 * The position on the sheet: in the middle, or higher, which leaves the bottom free for a tile's
 * text.
 */
export type Arrangement = 'middle' | 'over-words';

export const grounds = ['paper', 'sheet', 'sand'] as const;
/** One of the papers, or a channel's own colour as `#rrggbb`. */
export type Ground = (typeof grounds)[number] | `#${string}`;

export interface GarmentSpec {
  /** Whole number; the same spec and seed draw the same pixels. */
  readonly seed: number;
  readonly silhouette: Silhouette;
  readonly cut: Cut;
  readonly fabric: Fabric;
  readonly print: Print;
  /** Base colour, `#rrggbb` in sRGB. */
  readonly colour: string;
  /** Colours of the print or of contrast parts (soles, cuffs, lining), `#rrggbb`. */
  readonly accents: readonly string[];
  readonly ground: Ground;
  /** Woven into the label. */
  readonly brand: string;
}

/**
 * Three or four pieces arranged together, with the shadow of a window or leaves: banners and
 * editorial tiles.
 */
export interface StillLifeSpec {
  readonly seed: number;
  readonly pieces: readonly GarmentSpec[];
  readonly ground: Ground;
  readonly shadow: 'window' | 'leaves' | 'both' | 'none';
  /** Height ÷ width. */
  readonly aspect: number;
}
