import { describe, expect, it } from 'vitest';
import { demoSeed } from './demoSeed.ts';
import { specOf } from './garmentSpecs.ts';
import type { GarmentKind, GarmentModel } from './garments/garmentKind.ts';
import { garmentKinds, type KindKey, kindKeys } from './garments/garmentKinds.ts';
import { materials } from './garments/materials.ts';
import type { GarmentSpec } from './pictures/garmentSpec.ts';
import { layView } from './pictures/layView.ts';
import { planShop } from './planShop.ts';

const styles = Map.groupBy(planShop(demoSeed), ({ style }) => style.key);

/** Where cloth lies, from the front and the back. */
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

describe('what a product looks like', () => {
  it('is cut, sewn and printed alike in every colour of its style, and differs in colour', () => {
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

  it('has one outline for all its colours, pompom or none', () => {
    const beanies = [...styles.values()].filter(
      ([first, second]) => first?.style.kind === 'beanie' && second,
    );
    expect(beanies.length).toBeGreaterThan(1);
    for (const products of beanies)
      expect(new Set(products.map((product) => outlineOf(specOf(demoSeed, product)))).size).toBe(1);
  });

  it('differs from style to style', () => {
    const seeds = [...styles.values()].map(([first]) => first && specOf(demoSeed, first).seed);
    expect(new Set(seeds).size).toBe(styles.size);
  });

  it.each(kindKeys)('%s is drawn with the legs and the length its name tells of', (kind) => {
    const models: readonly GarmentModel[] = garmentKinds[kind].models;
    const cuts = Map.groupBy(models, ({ cut: { leg, length } }) => JSON.stringify([leg, length]));
    const outlines = [...cuts.values()].flatMap(([first]) =>
      first ? [outlineOf(modelSpec(kind, first))] : [],
    );
    expect(new Set(outlines).size).toBe(cuts.size);
  });
});
