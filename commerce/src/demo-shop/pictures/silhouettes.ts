/** Who draws which silhouette; a new one does not compile until it is drawn. */
import type { Silhouette } from './garmentSpec.ts';
import type { Bench } from './garments/bench.ts';
import { drawTop } from './garments/tops.ts';

export interface SilhouetteDrawing {
  readonly draw: (bench: Bench) => void;
}
export const drawings: Readonly<Partial<Record<Silhouette, (bench: Bench) => void>>> = { ...drawTop };
