import { describe, expect, it } from 'vitest';
import { linear } from './engine/colour.ts';
import { sample } from './engine/samples.ts';
import { drawGarment } from './drawGarment.ts';
import { drawStillLife } from './drawStillLife.ts';
import { exampleSpec } from './exampleSpecs.ts';
import { fabrics, type GarmentSpec, prints, silhouettes, type View, views } from './garmentSpec.ts';
import { layView } from './layView.ts';

const width = 64;
const tee = exampleSpec('tee');
const bytes = (spec: GarmentSpec, view: View = 'front', at = width): string =>
  Buffer.from(drawGarment(spec, view, { width: at }).data).toString('base64');

/**
 * Covered share of the sheet, highest coverage within two pixels of its edge, and a trace of the
 * drawing.
 */
function laid(spec: GarmentSpec, view: View): { share: number; atRim: number; trace: number } {
  const { stage } = layView(spec, view, { width });
  let [sum, rim, trace] = [0, 0, 0];
  for (const [i, c] of stage.cover.entries()) {
    const [x, y] = [i % stage.width, Math.floor(i / stage.width)];
    sum += c;
    trace += sample(stage.light, i * 3) * (1 + ((x * 7 + y * 13) % 31));
    if (x < 2 || y < 2 || x >= stage.width - 2 || y >= stage.height - 2) rim = Math.max(rim, c);
  }
  return { share: sum / (stage.width * stage.height), atRim: rim, trace };
}

describe('drawing a product', () => {
  it('returns the same bytes for the same order, and others for another seed', () => {
    for (const view of views) expect(bytes(tee, view)).toBe(bytes(tee, view));
    expect(bytes({ ...tee, seed: tee.seed + 1 })).not.toBe(bytes(tee));
  });

  it('has the aspect ratio 4:5 at any width', () => {
    for (const w of [40, 100, 333]) {
      const picture = drawGarment(tee, 'front', { width: w });
      expect([picture.width, picture.height, picture.data.length]).toEqual([
        w,
        Math.round(w * 1.25),
        w * Math.round(w * 1.25) * 3,
      ]);
    }
    expect(() => drawGarment(tee, 'front', { width: 12 })).toThrow('40 to 3200');
  });

  it.each(silhouettes)(
    'lays %s whole on the sheet from every side, each side different, and fills its close-up',
    (silhouette) => {
      const traces = new Set<number>();
      for (const view of views) {
        const { share, atRim, trace } = laid(exampleSpec(silhouette), view);
        traces.add(trace);
        expect(share, `${view} covers`).toBeGreaterThan(view === 'detail' ? 0.25 : 0.05);
        if (view === 'detail') continue;
        expect(share, `${view} covers`).toBeLessThan(0.75);
        expect(atRim, `${view} at the rim`).toBe(0);
      }
      expect(traces.size).toBe(views.length);
    },
  );

  it('gives every fabric a distinct surface', () => {
    const drawn = fabrics.map((fabric) => bytes({ ...tee, fabric }, 'detail'));
    expect(new Set(drawn).size).toBe(fabrics.length);
  });

  it('draws every print', () => {
    const drawn = prints.map((print) => bytes({ ...tee, print, accents: ['#203040', '#e0d0b0'] }));
    expect(new Set(drawn).size).toBe(prints.length);
  });

  it('keeps the base colour recognisable and in gamut', () => {
    for (const colour of ['#b0201f', '#1e5245', '#e9e3d6', '#1c1a18']) {
      const { data } = drawGarment({ ...tee, colour }, 'detail', { width });
      for (const [k, light] of linear(colour).entries()) {
        const mean = data.filter((_, i) => i % 3 === k).reduce((sum, v) => sum + v, 0);
        const expected = light ** (1 / 2.2) * 255;
        expect(Math.abs(mean / (data.length / 3) - expected)).toBeLessThan(75);
      }
    }
  });

  it('gives wide joggers an open hem, and the others a cuff', () => {
    /** Distance of the widest row from the hem, as a share of the height. */
    const widestFromHem = (leg: 'wide' | 'tapered'): number => {
      const { stage } = layView(
        { ...exampleSpec('joggers'), cut: { leg, waist: 'elastic' } },
        'front',
        { width: 160 },
      );
      const widths = Array.from(
        { length: stage.height },
        (_, y) =>
          stage.cover.subarray(y * stage.width, (y + 1) * stage.width).filter((c) => c > 0.5)
            .length,
      );
      const last = widths.findLastIndex((each) => each > 0);
      return (last - widths.lastIndexOf(Math.max(...widths))) / stage.height;
    };
    expect(widestFromHem('wide')).toBeLessThan(0.03);
    expect(widestFromHem('tapered')).toBeGreaterThan(0.3);
  });

  it('draws a left and a right shoe, not the same shoe twice', () => {
    const spec = { ...exampleSpec('trainers'), ground: 'paper' as const };
    const { stage } = layView(spec, 'second', { width: 160 });
    const half = stage.width / 2;
    let difference = 0;
    for (let y = 0; y < stage.height; y++)
      for (let x = 0; x < half; x++)
        difference += Math.abs(
          sample(stage.cover, y * stage.width + x) -
            sample(stage.cover, y * stage.width + x + half),
        );
    expect(difference / (stage.height * half)).toBeGreaterThan(0.03);
  });
});

describe('drawing a still life', () => {
  const pieces = [
    exampleSpec('jumper'),
    exampleSpec('trousers'),
    exampleSpec('top-handle-bag'),
    exampleSpec('loafers'),
  ];
  it('arranges up to four pieces with the requested light, the same each time', () => {
    const drawn = (['none', 'window', 'leaves', 'both'] as const).map((shadow) =>
      Buffer.from(
        drawStillLife({ seed: 3, pieces, ground: '#e1e7e1', shadow, aspect: 0.66 }, { width: 96 })
          .data,
      ).toString('base64'),
    );
    expect(new Set(drawn).size).toBe(4);
    expect(
      Buffer.from(
        drawStillLife(
          { seed: 3, pieces, ground: '#e1e7e1', shadow: 'both', aspect: 0.66 },
          { width: 96 },
        ).data,
      ).toString('base64'),
    ).toBe(drawn[3]);
  });
  it('throws for an invalid arrangement', () => {
    expect(() =>
      drawStillLife(
        { seed: 3, pieces: [], ground: 'paper', shadow: 'none', aspect: 0.66 },
        { width: 96 },
      ),
    ).toThrow('one to four pieces');
    expect(() =>
      drawStillLife({ seed: 3, pieces, ground: 'paper', shadow: 'none', aspect: 9 }, { width: 96 }),
    ).toThrow('0.4 to 1.8');
  });
});
