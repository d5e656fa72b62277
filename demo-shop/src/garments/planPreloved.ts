import { type DemoLocale, demoLocales } from '../demoLocales.ts';
import { brandsFor } from '../brands.ts';
import type { CategoryKey } from '../categories.ts';
import { palettes } from '../colours.ts';
import { createDemoRandom } from '../demoRandom.ts';
import { composeColourName } from '../names/composeName.ts';
import { type Condition, conditions } from '../words/shopSentences.ts';
import type { GarmentKind } from './garmentKind.ts';
import { garmentKinds, type KindKey } from './garmentKinds.ts';
import { materials } from './materials.ts';
import type { DemoStyle } from './planStyles.ts';

/** One used product: one colour, one size, one piece. */
export interface PrelovedStyle extends DemoStyle {
  readonly condition: Condition;
  readonly size: string;
}

const sources: readonly (readonly [CategoryKey, readonly KindKey[], number])[] = [
  [
    'preloved-coats',
    [
      'wool-coat',
      'trench-coat',
      'blazer',
      'denim-jacket',
      'biker-jacket',
      'wool-jacket',
      'overcoat',
    ],
    24,
  ],
  [
    'preloved-dresses',
    ['wrap-dress', 'slip-dress', 'shirt-dress', 'a-line-dress', 'knit-dress'],
    20,
  ],
  ['preloved-knitwear', ['jumper', 'roll-neck', 'cardigan'], 18],
  ['preloved-bags', ['top-handle-bag', 'shoulder-bag', 'crossbody', 'tote'], 18],
  ['preloved-shoes', ['chelsea-boots', 'tall-boots', 'loafers', 'pumps', 'trainers'], 16],
];

const middle = <T>(list: readonly T[]): readonly T[] =>
  list.length > 4 ? list.slice(1, -1) : list;

export function planPreloved(
  seed: string,
  sizesOf: (scale: GarmentKind['lines'][number]['sizes']) => readonly string[],
): readonly PrelovedStyle[] {
  const taken = new Set<string>();
  return sources.flatMap(([category, kinds, count]) =>
    Array.from({ length: count }, (_, at): PrelovedStyle => {
      const key = `${category}-${String(at + 1).padStart(2, '0')}`;
      const random = createDemoRandom(`${seed}/${key}`);
      for (let attempt = 0; ; attempt += 1) {
        const kind = kinds[(at + attempt) % kinds.length] ?? random.pick(kinds);
        const facts: GarmentKind = garmentKinds[kind];
        const line = { ...random.pick(facts.lines), category, styles: 1 };
        const model = random.pick(
          facts.models.filter(({ wearer }) => !wearer || wearer === line.wearer),
        );
        const material = random.pick(facts.materials);
        const colour = random.pick(palettes[facts.palette]);
        const names = Object.fromEntries(
          demoLocales.map((locale) => [
            locale,
            composeColourName(locale, { kind, compound: material, colour }),
          ]),
        ) as Readonly<Record<DemoLocale, string>>;
        if (attempt < 40 && demoLocales.some((locale) => taken.has(`${locale}/${names[locale]}`)))
          continue;
        for (const locale of demoLocales) taken.add(`${locale}/${names[locale]}`);
        return {
          key,
          kind,
          line,
          model,
          material,
          names,
          brand: random.pick(brandsFor(facts.family)),
          print: 'plain',
          fabric: materials[material].fabric,
          fit: model.fit ?? 'regular',
          colours: [colour],
          price: Math.max(190, facts.price[0] * (0.2 + 0.25 * random.next())),
          condition: random.pick(conditions),
          size: random.pick(middle(sizesOf(line.sizes))),
        };
      }
    }),
  );
}
