import { describe, expect, it } from 'vitest';
import { demoSeed } from './demoSeed.ts';
import { specOf } from './garmentSpecOf.ts';
import type { GarmentKind, GarmentModel } from './garments/garmentKind.ts';
import { garmentKinds, type KindKey, kindKeys } from './garments/garmentKinds.ts';
import { materials } from './garments/materials.ts';
import type { GarmentSpec } from './pictures/garmentSpec.ts';
import { layView } from './pictures/layView.ts';
import { planShop } from './planShop.ts';

const styles = Map.groupBy(planShop(demoSeed), ({ style }) => style.key);

/** The covered area from the front and the back. */
const outlineOf = (spec: GarmentSpec): string =>
  (['front', 'back'] as const)
    .map((view) =>
      Buffer.from(layView(spec, view, { width: 64 }).stage.cover.buffer).toString('base64'),
    )
    .join();

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
    const beanies = [...styles.values()].filter(
      ([first, second]) => first?.style.kind === 'beanie' && second,
    );
    expect(beanies.length).toBeGreaterThan(1);
    for (const products of beanies)
      expect(new Set(products.map((product) => outlineOf(specOf(demoSeed, product)))).size).toBe(1);
  });

  it('differs between styles', () => {
    const seeds = [...styles.values()].map(([first]) => first && specOf(demoSeed, first).seed);
    expect(new Set(seeds).size).toBe(styles.size);
  });

  it.each(kindKeys)('%s is drawn with the leg shape and length in its name', (kind) => {
    const models: readonly GarmentModel[] = garmentKinds[kind].models;
    const cuts = Map.groupBy(models, ({ cut: { leg, length } }) => JSON.stringify([leg, length]));
    const outlines = [...cuts.values()].flatMap(([first]) =>
      first ? [outlineOf(modelSpec(kind, first))] : [],
    );
    expect(new Set(outlines).size).toBe(cuts.size);
  });
});
