import { type DemoLocale, demoLocales } from '../demoLocales.ts';
import { brandsFor } from '../brands.ts';
import type { CategoryKey } from '../categories.ts';
import { type ColourKey, palettes } from '../colours.ts';
import { createDemoRandom, type DemoRandom } from '../demoRandom.ts';
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
  /** The key of the style, sold new in the same colour, that it is a used piece of. */
  readonly twinOf?: string;
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

/** A product that is sold new, and may have been worn. */
export interface WornProduct {
  readonly style: DemoStyle;
  readonly colour: ColourKey;
}

interface Planning {
  readonly sizesOf: (scale: GarmentKind['lines'][number]['sizes']) => readonly string[];
  /** What some of the preloved products are used pieces of. */
  readonly worn: readonly WornProduct[];
}

type Design = Omit<PrelovedStyle, 'key' | 'names' | 'condition' | 'size'>;

/** A design of its own. */
function drawDesign(
  random: DemoRandom,
  { kind, category }: { readonly kind: KindKey; readonly category: CategoryKey },
): Design {
  const facts: GarmentKind = garmentKinds[kind];
  const line = { ...random.pick(facts.lines), category, styles: 1 };
  const model = random.pick(facts.models.filter(({ wearer }) => !wearer || wearer === line.wearer));
  const material = random.pick(facts.materials);
  return {
    kind,
    line,
    model,
    material,
    fabric: materials[material].fabric,
    colours: [random.pick(palettes[facts.palette])],
    brand: random.pick(brandsFor(facts.family)),
    print: 'plain',
    fit: model.fit ?? 'regular',
    price: Math.max(190, facts.price[0] * (0.2 + 0.25 * random.next())),
  };
}

/** The design of a product of the same kind that is sold new; undefined without one. */
function copyDesign(
  random: DemoRandom,
  {
    kind,
    category,
    worn,
  }: Pick<Planning, 'worn'> & Pick<Design, 'kind'> & { readonly category: CategoryKey },
): Design | undefined {
  const alike = worn.filter(({ style }) => style.kind === kind && style.print === 'plain');
  if (alike.length === 0) return undefined;
  const { style, colour } = random.pick(alike);
  return {
    kind,
    line: { ...style.line, category, styles: 1 },
    model: style.model,
    material: style.material,
    fabric: style.fabric,
    colours: [colour],
    brand: style.brand,
    print: style.print,
    fit: style.fit,
    price: Math.max(190, style.price * (0.25 + 0.2 * random.next())),
    twinOf: style.key,
  };
}

const namesOf = ({ kind, material, colours: [colour] }: Design) =>
  Object.fromEntries(
    demoLocales.map((locale) => [
      locale,
      colour ? composeColourName(locale, { kind, compound: material, colour }) : '',
    ]),
  ) as Readonly<Record<DemoLocale, string>>;

/** One in three is a used piece of what is sold new; the others are of styles of their own. */
const twinShare = 3;
/** Attempts to find a name that no other preloved product has. */
const maxAttempts = 40;

export function planPreloved(seed: string, { sizesOf, worn }: Planning): readonly PrelovedStyle[] {
  const taken = new Set<string>();
  const isTaken = (names: PrelovedStyle['names']) =>
    demoLocales.some((locale) => taken.has(`${locale}/${names[locale]}`));
  return sources.flatMap(([category, kinds, count]) =>
    Array.from({ length: count }, (_, at): PrelovedStyle => {
      const key = `${category}-${String(at + 1).padStart(2, '0')}`;
      const random = createDemoRandom(`${seed}/${key}`);
      for (let attempt = 0; ; attempt += 1) {
        const kind = kinds[(at + attempt) % kinds.length] ?? random.pick(kinds);
        const design =
          (at % twinShare === 0 && copyDesign(random, { kind, category, worn })) ||
          drawDesign(random, { kind, category });
        const names = namesOf(design);
        if (attempt < maxAttempts && isTaken(names)) continue;
        for (const locale of demoLocales) taken.add(`${locale}/${names[locale]}`);
        return {
          key,
          ...design,
          names,
          fabric: design.fabric,
          condition: random.pick(conditions),
          size: random.pick(middle(sizesOf(design.line.sizes))),
        };
      }
    }),
  );
}
