/** One piece of cloth, leather or metal: its outline, what it is made of and how it lies. */
import type { Rgb } from './colour.ts';
import type { Fold } from './folds.ts';
import type { Point, Shape } from './paths.ts';
import type { PrintTile } from './printTile.ts';
import type { Weave } from './weaveTile.ts';

/** A weave in a colour, perhaps printed. */
export interface Cloth {
  readonly weave: Weave;
  readonly colour: Rgb;
  readonly print?: PrintTile | null;
}

export interface Piece {
  readonly outline: Shape;
  readonly cloth: Cloth;
  /** Cut out of the outline. */
  readonly holes?: readonly Shape[];
  /** Limits the outline to this shape. */
  readonly inside?: Shape;
  /** Rounded edges: blur radius and height, in units. */
  readonly edges?: readonly (readonly [number, number])[];
  readonly folds?: readonly Fold[];
  /** Further height, in garment coordinates. */
  readonly relief?: (x: number, y: number) => number;
  /** Multiplies colour, in garment coordinates: fades, worn knees. */
  readonly fade?: (x: number, y: number) => number;
  /** Multiplies the weave's own drape; 0 lies flat. */
  readonly drape?: number;
  /** Rotation of the grain, radians. */
  readonly grain?: number;
  /** For a curved grain: texture coordinates from garment coordinates. */
  readonly grainAt?: (x: number, y: number) => Point;
  /** Multiplies colour as a whole: insides and undersides. */
  readonly tone?: number;
  /** Height above what is below, which determines its shadow. */
  readonly lift?: number;
  /** Varies drape between pieces of one garment. */
  readonly seed?: number;
  /** Darkness of hollows per unit. */
  readonly hollow?: number;
  /** Radius over which hollows are judged. */
  readonly hollowReach?: number;
  /** Scales the weave's relief; 0 is smooth. */
  readonly relievo?: number;
}
