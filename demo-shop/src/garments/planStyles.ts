import { type DemoLocale, demoLocales } from '../demoLocales.ts';
import { type BrandKey, brands, brandsFor } from '../brands.ts';
import { animalColours, type ColourKey, palettes } from '../colours.ts';
import { createDemoRandom, type DemoRandom } from '../demoRandom.ts';
import { composeName, type NameParts } from '../names/composeName.ts';
import { firstNames } from '../names/firstNames.ts';
import type { Fabric, Print } from '../pictures/garmentSpec.ts';
import type {
  AdjectiveKey,
  FitKey,
  GarmentKind,
  GarmentLine,
  GarmentModel,
} from './garmentKind.ts';
import { garmentKinds, type KindKey, kindKeys } from './garmentKinds.ts';
import { type MaterialKey, materials, unprinted } from './materials.ts';

/** A style without its colour; each colour of it is a product. */
export interface DemoStyle {
  readonly key: string;
  readonly kind: KindKey;
  readonly line: GarmentLine;
  readonly model: GarmentModel;
  readonly brand: BrandKey;
  readonly material: MaterialKey;
  readonly fabric: Fabric;
  readonly print: Print;
  readonly fit: FitKey;
  readonly colours: readonly ColourKey[];
  readonly names: Readonly<Record<DemoLocale, string>>;
  /** Whole Swedish kronor before rounding to a price point. */
  readonly price: number;
}

export const printAdjectives: Readonly<Record<Print, AdjectiveKey | undefined>> = {
  plain: undefined,
  stripe: 'striped',
  pinstripe: 'pinstriped',
  check: 'checked',
  gingham: 'gingham',
  dot: 'dotted',
  flower: 'floral',
  leaf: 'leafy',
  animal: 'animal',
  'colour-block': 'colour-blocked',
};

const knitFabrics: ReadonlySet<Fabric> = new Set(['fine-knit', 'chunky-knit', 'cable-knit', 'rib']);

interface Draw {
  readonly kind: KindKey;
  readonly model: GarmentModel;
  readonly material: MaterialKey;
  readonly print: Print;
  readonly firstName: string;
}

/** One of four patterns of names, chosen at random so that the names in a list vary. */
function nameParts(
  random: DemoRandom,
  { kind, model, material, print, firstName }: Draw,
): NameParts {
  const { materialInName } = garmentKinds[kind];
  const adjective = printAdjectives[print] ?? model.adjective;
  const compound = materialInName === 'often' ? material : undefined;
  const roll = random.next();
  if (model.detail && roll < 0.3)
    return { kind, adjective: printAdjectives[print], compound, detail: model.detail };
  if (materialInName === 'never' || roll < 0.62) return { kind, adjective, compound, firstName };
  if (roll < 0.84) return { kind, adjective, material };
  return { kind, firstName, material };
}

function fabricOf(model: GarmentModel, material: MaterialKey): Fabric {
  const own = materials[material].fabric;
  // A model's stitch applies to yarn only: a ribbed merino jumper, but never a ribbed satin one.
  return model.fabric && (knitFabrics.has(own) || own === 'jersey') ? model.fabric : own;
}

const namesOf = (parts: NameParts) =>
  Object.fromEntries(demoLocales.map((locale) => [locale, composeName(locale, parts)])) as Record<
    DemoLocale,
    string
  >;

function planLine(seed: string, kind: KindKey, line: GarmentLine, taken: Set<string>): DemoStyle[] {
  const facts: GarmentKind = garmentKinds[kind];
  const pickFrom = createDemoRandom(`${seed}/${kind}/${line.category}`);
  const called = pickFrom.sample(firstNames[line.wearer], 200);
  const models = facts.models.filter(
    ({ wearer }) => !wearer || line.wearer === 'everyone' || wearer === line.wearer,
  );
  const makers = brandsFor(facts.family);
  // The keys of a kind in two categories differ by category.
  const mark = line.category === 'women-party-dresses' ? 'p' : line.wearer === 'men' ? 'm' : '';
  return Array.from({ length: line.styles }, (_, at): DemoStyle => {
    const key = `${kind}-${mark}${String(at + 1).padStart(2, '0')}`;
    const random = createDemoRandom(`${seed}/${key}`);
    const brand = random.pick(makers);
    for (let attempt = 0; ; attempt += 1) {
      const model = models[(at + attempt) % models.length] ?? random.pick(models);
      const material = random.pick(facts.materials);
      const drawn = random.pick(facts.prints);
      const print = unprinted.has(material) ? 'plain' : drawn;
      const firstName = called[(at + attempt * 7) % called.length] ?? random.pick(called);
      const names = namesOf(nameParts(random, { kind, model, material, print, firstName }));
      // After many attempts the names would repeat; a name that includes a first name is always
      // free.
      if (attempt < 60 && demoLocales.some((locale) => taken.has(`${locale}/${names[locale]}`)))
        continue;
      for (const locale of demoLocales) taken.add(`${locale}/${names[locale]}`);
      const [low, high] = facts.price;
      const printed: boolean = print !== 'plain';
      const count = printed ? random.int(1, 2) : random.pick([2, 2, 3, 3, 3, 4]);
      return {
        key,
        kind,
        line,
        model,
        brand,
        material,
        print,
        names,
        fabric: fabricOf(model, material),
        fit: model.fit ?? 'regular',
        colours: pickColours(
          random,
          print === 'animal' ? animalColours : palettes[facts.palette],
          count,
        ),
        price:
          (low + (high - low) * random.next() ** 1.4) *
          materials[material].price *
          brands[brand].price,
      };
    }
  });
}

/** Different colours; the first ones of the palette are more likely. */
function pickColours(
  random: DemoRandom,
  palette: readonly ColourKey[],
  count: number,
): ColourKey[] {
  const chosen: ColourKey[] = [];
  while (chosen.length < Math.min(count, palette.length)) {
    const colour = palette[Math.floor(palette.length * random.next() ** 1.35)];
    if (colour && !chosen.includes(colour)) chosen.push(colour);
  }
  return chosen;
}

/** Every style of the shop except the preloved products, in the order of the kinds. */
export function planStyles(seed: string): readonly DemoStyle[] {
  const taken = new Set<string>();
  return kindKeys.flatMap((kind) =>
    garmentKinds[kind].lines.flatMap((line) => planLine(seed, kind, line, taken)),
  );
}
