import { describe, expect, it } from 'vitest';
import { exampleSpec } from '../exampleSpecs.ts';
import { prints } from '../garmentSpec.ts';
import { printOf } from './printOf.ts';

const tee = exampleSpec('tee');

describe('printed tiles', () => {
  it.each(prints.filter((p) => p !== 'plain'))(
    '%s puts both ink and bare cloth on its tile',
    (print) => {
      const tile = printOf({ ...tee, print, accents: ['#203040', '#c0a080'] }, 1);
      const strengths = (tile?.samples ?? new Float32Array()).filter((_, i) => i % 4 === 3);
      const inked = strengths.filter((a) => a > 0.3).length / strengths.length;
      expect(inked).toBeGreaterThan(0.01);
      expect(inked).toBeLessThan(0.95);
      expect(strengths.every((a) => a >= 0 && a <= 1.0001)).toBe(true);
    },
  );

  it('chooses a contrasting accent if the product names none', () => {
    for (const colour of ['#f4f0e8', '#151515']) {
      const { samples } = printOf({ ...tee, colour, print: 'dot', accents: [] }, 1) ?? {};
      const strength = samples?.findIndex((a, i) => i % 4 === 3 && a > 0.9) ?? -1;
      const red = samples?.[strength - 3] ?? Number.NaN;
      expect(Math.abs(red - (colour === '#151515' ? 0.004 : 0.9))).toBeGreaterThan(0.4);
    }
  });

  it('returns no tile for plain cloth', () => {
    expect(printOf({ ...tee, print: 'plain' }, 1)).toBeNull();
  });
});
