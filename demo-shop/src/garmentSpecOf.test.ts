import { describe, expect, it } from 'vitest';
import { demoSeed } from './demoSeed.ts';
import { specOf } from './garmentSpecOf.ts';
import type { GarmentKind, GarmentModel } from './garments/garmentKind.ts';
import { garmentKinds, type KindKey, kindKeys } from './garments/garmentKinds.ts';
import { materials } from './garments/materials.ts';
import type { GarmentSpec, View } from './pictures/garmentSpec.ts';
import { layView } from './pictures/layView.ts';
import { planShop } from './planShop.ts';

const styles = Map.groupBy(planShop(demoSeed), ({ style }) => style.key);

/** The covered area. */
const outlineOf = (spec: GarmentSpec, view: View = 'front'): string =>
  Buffer.from(layView(spec, view, { width: 64 }).stage.cover.buffer).toString('base64');

function modelSpec(kind: KindKey, { cut, fabric }: GarmentModel): GarmentSpec {
  const { silhouette, materials: made }: GarmentKind = garmentKinds[kind];
  const own = made[0] && materials[made[0]].fabric;
  return {
    seed: 7,
    silhouette,
    cut,
    fabric: fabric ?? own ?? 'jersey',
    print: 'plain',
    colour: '#7a4a3a',
    accents: ['#203040', '#e0d0b0'],
    ground: 'paper',
    brand: 'Tjärn',
  };
}

describe('the drawing of a product', () => {
  it('has the same cut, seams and print in every colour of its style', () => {
    for (const products of styles.values()) {
      const specs = products.map((product) => specOf(demoSeed, product));
      expect(
        new Set(
          specs.map(({ seed, silhouette, cut, fabric, print }) =>
            JSON.stringify([seed, silhouette, cut, fabric, print]),
          ),
        ).size,
      ).toBe(1);
      expect(new Set(specs.map(({ colour }) => colour)).size).toBe(products.length);
    }
  });

  it('has one outline for all colours, also with a pompom', () => {
    const beanies = [...styles.values()]
      .map((products) => products.map((product) => specOf(demoSeed, product)))
      .filter(([first, second]) => first?.silhouette === 'beanie' && second);
    const ofEachCut = Map.groupBy(beanies, ([first]) => JSON.stringify(first?.cut));
    expect(ofEachCut.size).toBeGreaterThan(1);
    for (const [specs = []] of ofEachCut.values())
      for (const view of ['front', 'back'] as const)
        expect(new Set(specs.map((spec) => outlineOf(spec, view))).size).toBe(1);
  });

  it('differs between styles', () => {
    const seeds = [...styles.values()].map(([first]) => first && specOf(demoSeed, first).seed);
    expect(new Set(seeds).size).toBe(styles.size);
  });

  it.each(
    kindKeys.flatMap((kind) => {
      const models: readonly GarmentModel[] = garmentKinds[kind].models;
      const cuts = Map.groupBy(models, ({ cut: { leg, length } }) => JSON.stringify([leg, length]));
      return cuts.size > 1 ? [{ kind, cuts }] : [];
    }),
  )('$kind is drawn with the leg shape and length in its name', ({ kind, cuts }) => {
    const outlines = [...cuts.values()].flatMap(([first]) =>
      first ? [outlineOf(modelSpec(kind, first))] : [],
    );
    expect(new Set(outlines).size).toBe(cuts.size);
  });
});
