/** Small pieces that keep a product company in its second picture. */
import { seededDice } from './engine/numbers.ts';
import type { Fabric, GarmentSpec, Silhouette } from './garmentSpec.ts';
import { isShoe } from './silhouettes.ts';

interface Companion {
  readonly silhouette: Silhouette;
  readonly fabric: Fabric;
  readonly colours: readonly string[];
  /** Room it gets on the sheet, units. */
  readonly room: number;
}

const choices: readonly Companion[] = [
  {
    silhouette: 'loafers',
    fabric: 'smooth-leather',
    colours: ['#4a342a', '#2a2728', '#6b4a35'],
    room: 300,
  },
  {
    silhouette: 'crossbody',
    fabric: 'leather',
    colours: ['#7d5138', '#35302e', '#8d3f3a'],
    room: 270,
  },
  {
    silhouette: 'ballerinas',
    fabric: 'smooth-leather',
    colours: ['#2a2728', '#c6a593', '#8a3d3a'],
    room: 300,
  },
  { silhouette: 'belt', fabric: 'smooth-leather', colours: ['#5a3d2b', '#2a2624'], room: 250 },
  {
    silhouette: 'clutch',
    fabric: 'leather',
    colours: ['#c3a57a', '#4a2f3a', '#3a4640'],
    room: 260,
  },
  { silhouette: 'mules', fabric: 'suede', colours: ['#8a7458', '#39413a'], room: 290 },
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
    room: 300,
  },
  { silhouette: 'tote', fabric: 'canvas', colours: ['#e3d9c5', '#c9b89a', '#8c9a8a'], room: 300 },
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

/** Null for what is best shown alone. */
export function companionOf(spec: GarmentSpec): { spec: GarmentSpec; room: number } | null {
  if (isShoe(spec.silhouette) || small.has(spec.silhouette)) return null;
  const dice = seededDice(spec.seed + 77);
  const open = beach.has(spec.silhouette)
    ? forTheBeach
    : choices.filter(
        (c) =>
          c.silhouette !== spec.silhouette &&
          !(bags.has(spec.silhouette) && bags.has(c.silhouette)),
      );
  const chosen = open[Math.floor(dice() * open.length)]!;
  return {
    room: chosen.room,
    spec: {
      seed: spec.seed + 1000,
      silhouette: chosen.silhouette,
      cut: {},
      fabric: chosen.fabric,
      print: 'plain',
      colour: chosen.colours[Math.floor(dice() * chosen.colours.length)]!,
      accents: [],
      ground: spec.ground,
      brand: spec.brand,
    },
  };
}
