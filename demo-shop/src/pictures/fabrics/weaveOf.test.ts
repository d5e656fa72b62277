import { describe, expect, it } from 'vitest';
import { seededDice } from '../engine/numbers.ts';
import { type Texel, tileUnits, type Weave } from '../engine/weaveTile.ts';
import * as trims from './trimMaterials.ts';
import { ribFor, weaveOf } from './weaveOf.ts';

const weaves: readonly Weave[] = [
  ...new Set([...Object.values(weaveOf), ...Object.values(ribFor), ...Object.values(trims)]),
];
const read = (weave: Weave, u: number, v: number): Texel => {
  const texel: Texel = { height: 0, tone: 1, wear: 0, open: 0 };
  weave.at(u, v, texel);
  return texel;
};

describe.each(weaves.map((weave) => [weave.name, weave] as const))(
  'the weave %s',
  (_name, weave) => {
    it('repeats without a seam', () => {
      const dice = seededDice(4);
      for (let i = 0; i < 200; i++) {
        const [u, v] = [dice() * tileUnits, dice() * tileUnits];
        const here = read(weave, u, v);
        for (const there of [read(weave, u + tileUnits, v), read(weave, u, v + tileUnits)]) {
          expect(there.height).toBeCloseTo(here.height, 5);
          expect(there.tone).toBeCloseTo(here.tone, 5);
          expect(there.open).toBeCloseTo(here.open, 5);
        }
      }
    });

    it('neither darkens nor lightens the cloth as a whole', () => {
      const dice = seededDice(5);
      let sum = 0;
      for (let i = 0; i < 2000; i++)
        sum += read(weave, dice() * tileUnits, dice() * tileUnits).tone;
      expect(sum / 2000).toBeGreaterThan(0.78);
      expect(sum / 2000).toBeLessThan(1.12);
    });
  },
);
