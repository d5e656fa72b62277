/** The sleeve of a cut, and other measures that tops share. */
import type { Cut } from '../garmentSpec.ts';
import { pick } from '../lists.ts';
import type { Bench } from './bench.ts';
import { type Cuff, type SleevePlan, stances } from './sleevePlan.ts';

/** Hem height for a top: cropped, regular, long. */
export const topHem = (cut: Cut, regular: number): number =>
  cut.length === 'cropped' ? regular - 150 : cut.length === 'long' ? regular + 80 : regular;

/** Units that a cut adds to each side; negative for a narrow one. */
export const bodyEase = (cut: Cut): number =>
  cut.waist === 'fitted' ? -16 : cut.waist === 'straight' ? 6 : 0;

/** A sleeve of the cut's kind; `fallback` where the cut has none. */
export function sleeveFor(
  bench: Bench,
  fallback: NonNullable<Cut['sleeve']>,
  options: { cuff: Cuff; bicep?: number; cuffDepth?: number; wrist?: number },
): SleevePlan | null {
  const kind = bench.cut.sleeve ?? fallback;
  const stance = pick(stances, bench.whim);
  const bicep = options.bicep ?? 60;
  const long = {
    length: 500 - (options.cuffDepth ?? 0),
    bicep,
    elbow: bicep * 0.82,
    wrist: options.wrist ?? bicep * 0.6,
    cuff: options.cuff,
    cuffDepth: options.cuffDepth ?? 0,
    gather: 0,
    angle: 0.27 + 0.06 * bench.whim,
    stance,
  };
  switch (kind) {
    case 'none':
      return null;
    case 'cap':
      return {
        ...long,
        length: 84,
        bicep: 78,
        elbow: 74,
        wrist: 70,
        cuff: options.cuff === 'rib' ? 'none' : 'hem',
        cuffDepth: 0,
        angle: 0.95,
        stance: 'easy',
      };
    case 'short':
      return {
        ...long,
        length: 158,
        bicep: bicep + 8,
        elbow: bicep + 8,
        wrist: bicep + 9,
        cuff: options.cuff === 'rib' ? 'rib' : options.cuff === 'shirt' ? 'turned' : 'hem',
        cuffDepth: options.cuff === 'rib' ? 22 : 0,
        angle: 0.62 + 0.08 * bench.whim,
        stance: 'easy',
      };
    case 'elbow':
      return {
        ...long,
        length: 236,
        bicep: bicep + 4,
        elbow: bicep + 3,
        wrist: bicep + 2,
        cuff: options.cuff === 'rib' ? 'rib' : 'hem',
        cuffDepth: options.cuff === 'rib' ? 26 : 0,
        angle: 0.46,
        stance: 'easy',
      };
    case 'puff':
      return {
        ...long,
        length: 190,
        bicep: bicep + 8,
        elbow: bicep + 12,
        wrist: bicep - 4,
        cuff: 'shirt',
        cuffDepth: 20,
        gather: 1,
        angle: 0.55,
        stance: 'easy',
      };
    case 'bishop':
      return {
        ...long,
        length: 440,
        bicep,
        elbow: bicep + 6,
        wrist: bicep + 10,
        cuff: 'shirt',
        cuffDepth: 44,
        gather: 0.9,
      };
    case 'long':
      return long;
  }
}
