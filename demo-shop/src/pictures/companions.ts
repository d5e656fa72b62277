/** Small products that accompany a product in its second picture. */
import { seededDice } from './engine/numbers.ts';
import type { Fabric, GarmentSpec, Silhouette } from './garmentSpec.ts';
import { pick } from './lists.ts';
import { isShoe } from './silhouettes.ts';

interface Companion {
  readonly silhouette: Silhouette;
  readonly fabric: Fabric;
  readonly colours: readonly string[];
  /** Space on the sheet, in units. */
  readonly margin: number;
}

const choices: readonly Companion[] = [
  {
    silhouette: 'loafers',
    fabric: 'smooth-leather',
    colours: ['#4a342a', '#2a2728', '#6b4a35'],
    margin: 300,
  },
  {
    silhouette: 'crossbody',
    fabric: 'leather',
    colours: ['#7d5138', '#35302e', '#8d3f3a'],
    margin: 270,
  },
  {
    silhouette: 'ballerinas',
    fabric: 'smooth-leather',
    colours: ['#2a2728', '#c6a593', '#8a3d3a'],
    margin: 300,
  },
  { silhouette: 'belt', fabric: 'smooth-leather', colours: ['#5a3d2b', '#2a2624'], margin: 250 },
  {
    silhouette: 'clutch',
    fabric: 'leather',
    colours: ['#c3a57a', '#4a2f3a', '#3a4640'],
    margin: 260,
  },
  { silhouette: 'mules', fabric: 'suede', colours: ['#8a7458', '#39413a'], margin: 290 },
];

const beach: ReadonlySet<Silhouette> = new Set<Silhouette>([
  'swimsuit',
  'bikini-top',
  'bikini-bottom',
  'swim-shorts',
]);
const forTheBeach: readonly Companion[] = [
  {
    silhouette: 'sandals',
    fabric: 'smooth-leather',
    colours: ['#8a5a38', '#c2a27c', '#3a2f2a'],
    margin: 300,
  },
  { silhouette: 'tote', fabric: 'canvas', colours: ['#e3d9c5', '#c9b89a', '#8c9a8a'], margin: 300 },
];

const bags: ReadonlySet<Silhouette> = new Set<Silhouette>([
  'top-handle-bag',
  'tote',
  'crossbody',
  'shoulder-bag',
  'backpack',
  'clutch',
]);
const small: ReadonlySet<Silhouette> = new Set<Silhouette>([
  'scarf',
  'beanie',
  'cap',
  'belt',
  'gloves',
]);

/** Null for products that are shown alone. */
export function companionOf(spec: GarmentSpec): { spec: GarmentSpec; margin: number } | null {
  if (isShoe(spec.silhouette) || small.has(spec.silhouette)) return null;
  const dice = seededDice(spec.seed + 77);
  const open = beach.has(spec.silhouette)
    ? forTheBeach
    : choices.filter(
        (c) =>
          c.silhouette !== spec.silhouette &&
          !(bags.has(spec.silhouette) && bags.has(c.silhouette)),
      );
  const chosen = pick(open, dice());
  return {
    margin: chosen.margin,
    spec: {
      seed: spec.seed + 1000,
      silhouette: chosen.silhouette,
      cut: {},
      fabric: chosen.fabric,
      print: 'plain',
      colour: pick(chosen.colours, dice()),
      accents: [],
      ground: spec.ground,
      brand: spec.brand,
    },
  };
}
