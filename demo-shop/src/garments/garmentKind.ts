import type { CategoryKey } from '../categories.ts';
import type { PaletteKey } from '../colours.ts';
import type { Cut, Fabric, Print, Silhouette } from '../pictures/garmentSpec.ts';
import type { SizeScale } from '../sizes.ts';
import type { MaterialKey } from './materials.ts';

/** Qualities that a name can start with; each language inflects them for its noun. */
export const adjectiveKeys = [
  'long',
  'short',
  'straight',
  'wide',
  'slim',
  'high',
  'cropped',
  'fitted',
  'relaxed',
  'oversized',
  'flared',
  'tapered',
  'knee-length',
  'ankle-length',
  'high-waisted',
  'double-breasted',
  'single-breasted',
  'pleated',
  'ribbed',
  'cable-knit',
  'chunky-knit',
  'fine-knit',
  'quilted',
  'light',
  'soft',
  'classic',
  'large',
  'small',
  'round',
  'sleeveless',
  'short-sleeved',
  'long-sleeved',
  'low',
  'striped',
  'pinstriped',
  'checked',
  'gingham',
  'dotted',
  'floral',
  'leafy',
  'animal',
  'colour-blocked',
] as const;
export type AdjectiveKey = (typeof adjectiveKeys)[number];

/** Details that a name can end with: “med dold knäppning”. */
export const detailKeys = [
  'concealed-placket',
  'lapels',
  'tie-belt',
  'hood',
  'stand-collar',
  'shawl-collar',
  'half-zip',
  'v-neck',
  'boat-neck',
  'square-neck',
  'zip',
  'camp-collar',
  'band-collar',
  'puff-sleeves',
  'wide-sleeves',
  'chest-pocket',
  'flap-pockets',
  'patch-pockets',
  'cargo-pockets',
  'crease',
  'elastic-waist',
  'slit',
  'buttons',
  'cross-back',
  'halter',
  'wide-straps',
  'thin-straps',
  'block-heel',
  'stiletto',
  'wedge',
  'platform',
  'pointed-toe',
  'square-toe',
  'ankle-strap',
  'buckle',
  'laces',
  'chain',
  'zip-pockets',
  'low-heel',
  'side-ties',
] as const;
export type DetailKey = (typeof detailKeys)[number];

export const fitKeys = ['slim', 'regular', 'relaxed', 'oversized'] as const;
export type FitKey = (typeof fitKeys)[number];

/** Which review texts and which matching products suit a kind. */
export const families = [
  'coats',
  'knitwear',
  'tops',
  'dresses',
  'bottoms',
  'swimwear',
  'shoes',
  'bags',
  'accessories',
] as const;
export type Family = (typeof families)[number];

export type Wearer = 'women' | 'men' | 'everyone';

/** One cut of a kind, and the details of it that the name may state. */
export interface GarmentModel {
  readonly cut: Cut;
  readonly adjective?: AdjectiveKey;
  readonly detail?: DetailKey;
  readonly fabric?: Fabric;
  readonly fit?: FitKey;
  /** Without it, the cut is for all wearers of the kind. */
  readonly wearer?: Wearer;
}

/** One kind for one group of wearers: its category and its number of styles. */
export interface GarmentLine {
  readonly wearer: Wearer;
  readonly category: CategoryKey;
  readonly styles: number;
  readonly sizes: SizeScale;
}

export interface GarmentKind {
  readonly silhouette: Silhouette;
  readonly family: Family;
  readonly lines: readonly GarmentLine[];
  /** Whole Swedish kronor, lowest and highest before the material's factor. */
  readonly price: readonly [number, number];
  /** Grams in the middle size. */
  readonly weight: number;
  readonly materials: readonly MaterialKey[];
  readonly palette: PaletteKey;
  /** Repeat an entry to make it more common. */
  readonly prints: readonly Print[];
  readonly models: readonly GarmentModel[];
  /** `never` where the noun already implies the material: jeans, trench coats. */
  readonly materialInName: 'often' | 'phrase' | 'never';
}
