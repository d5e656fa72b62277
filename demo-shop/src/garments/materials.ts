import type { Fabric } from '../pictures/garmentSpec.ts';

/** How a material is to be washed; the texts are in words/. */
export const careKeys = [
  'wool',
  'knit',
  'delicate',
  'cotton',
  'denim',
  'linen',
  'shell',
  'down',
  'leather',
  'suede',
  'swim',
  'shoe-textile',
] as const;
export type CareKey = (typeof careKeys)[number];

/** Fibres of a composition, in percent. */
export const fibreKeys = [
  'wool',
  'recycled-wool',
  'merino',
  'cashmere',
  'alpaca',
  'mohair',
  'polyamide',
  'recycled-polyamide',
  'polyester',
  'cotton',
  'organic-cotton',
  'linen',
  'viscose',
  'lyocell',
  'silk',
  'elastane',
  'leather',
  'suede',
  'down',
] as const;
export type FibreKey = (typeof fibreKeys)[number];

/** Named certificates; a product is described as more sustainable only with one of them. */
export type Certificate = 'GOTS' | 'GRS' | 'RWS';

export interface Material {
  readonly fabric: Fabric;
  readonly care: CareKey;
  readonly fibres: readonly (readonly [FibreKey, number])[];
  readonly certificate?: Certificate;
  /** Factor on the kind's price. */
  readonly price: number;
}

export const materials = {
  'wool-cloth': {
    fabric: 'wool',
    care: 'wool',
    fibres: [
      ['wool', 80],
      ['polyamide', 20],
    ],
    price: 1,
  },
  'recycled-wool': {
    fabric: 'wool',
    care: 'wool',
    fibres: [
      ['recycled-wool', 70],
      ['polyamide', 30],
    ],
    certificate: 'GRS',
    price: 0.9,
  },
  'boiled-wool': { fabric: 'wool', care: 'wool', fibres: [['wool', 100]], price: 1 },
  herringbone: {
    fabric: 'herringbone',
    care: 'wool',
    fibres: [
      ['wool', 75],
      ['polyamide', 25],
    ],
    price: 1.05,
  },
  'suit-wool': {
    fabric: 'twill',
    care: 'wool',
    fibres: [
      ['wool', 98],
      ['elastane', 2],
    ],
    certificate: 'RWS',
    price: 1.2,
  },
  lambswool: { fabric: 'fine-knit', care: 'knit', fibres: [['wool', 100]], price: 1 },
  merino: {
    fabric: 'fine-knit',
    care: 'knit',
    fibres: [['merino', 100]],
    certificate: 'RWS',
    price: 1.1,
  },
  cashmere: { fabric: 'fine-knit', care: 'knit', fibres: [['cashmere', 100]], price: 2 },
  alpaca: {
    fabric: 'chunky-knit',
    care: 'knit',
    fibres: [
      ['alpaca', 60],
      ['wool', 20],
      ['polyamide', 20],
    ],
    price: 1.25,
  },
  mohair: {
    fabric: 'chunky-knit',
    care: 'knit',
    fibres: [
      ['mohair', 45],
      ['wool', 30],
      ['polyamide', 25],
    ],
    price: 1.2,
  },
  'cotton-knit': {
    fabric: 'fine-knit',
    care: 'cotton',
    fibres: [['organic-cotton', 100]],
    certificate: 'GOTS',
    price: 0.8,
  },
  jersey: {
    fabric: 'jersey',
    care: 'cotton',
    fibres: [
      ['cotton', 95],
      ['elastane', 5],
    ],
    price: 1,
  },
  'organic-jersey': {
    fabric: 'jersey',
    care: 'cotton',
    fibres: [['organic-cotton', 100]],
    certificate: 'GOTS',
    price: 1.1,
  },
  'rib-jersey': {
    fabric: 'rib',
    care: 'cotton',
    fibres: [
      ['cotton', 92],
      ['elastane', 8],
    ],
    price: 1,
  },
  sweat: {
    fabric: 'fleece',
    care: 'cotton',
    fibres: [
      ['organic-cotton', 85],
      ['polyester', 15],
    ],
    price: 1,
  },
  poplin: { fabric: 'poplin', care: 'cotton', fibres: [['cotton', 100]], price: 1 },
  flannel: { fabric: 'twill', care: 'cotton', fibres: [['cotton', 100]], price: 1.05 },
  twill: {
    fabric: 'twill',
    care: 'cotton',
    fibres: [
      ['cotton', 98],
      ['elastane', 2],
    ],
    price: 1,
  },
  gabardine: {
    fabric: 'twill',
    care: 'shell',
    fibres: [
      ['cotton', 65],
      ['polyamide', 35],
    ],
    price: 1,
  },
  canvas: { fabric: 'canvas', care: 'shoe-textile', fibres: [['cotton', 100]], price: 0.7 },
  denim: {
    fabric: 'denim',
    care: 'denim',
    fibres: [
      ['cotton', 99],
      ['elastane', 1],
    ],
    price: 1,
  },
  'organic-denim': {
    fabric: 'denim',
    care: 'denim',
    fibres: [['organic-cotton', 100]],
    certificate: 'GOTS',
    price: 1.1,
  },
  corduroy: {
    fabric: 'corduroy',
    care: 'cotton',
    fibres: [
      ['cotton', 98],
      ['elastane', 2],
    ],
    price: 1,
  },
  linen: { fabric: 'linen', care: 'linen', fibres: [['linen', 100]], price: 1.05 },
  viscose: { fabric: 'crepe', care: 'delicate', fibres: [['viscose', 100]], price: 0.9 },
  lyocell: { fabric: 'crepe', care: 'delicate', fibres: [['lyocell', 100]], price: 1 },
  crepe: {
    fabric: 'crepe',
    care: 'delicate',
    fibres: [
      ['polyester', 94],
      ['elastane', 6],
    ],
    price: 1,
  },
  satin: { fabric: 'satin', care: 'delicate', fibres: [['viscose', 100]], price: 1 },
  silk: { fabric: 'satin', care: 'delicate', fibres: [['silk', 100]], price: 1.7 },
  lace: {
    fabric: 'lace',
    care: 'delicate',
    fibres: [
      ['cotton', 60],
      ['polyamide', 40],
    ],
    price: 1.15,
  },
  nylon: {
    fabric: 'nylon',
    care: 'shell',
    fibres: [['recycled-polyamide', 100]],
    certificate: 'GRS',
    price: 1,
  },
  down: {
    fabric: 'quilted',
    care: 'down',
    fibres: [['recycled-polyamide', 100]],
    certificate: 'GRS',
    price: 1,
  },
  lycra: {
    fabric: 'lycra',
    care: 'swim',
    fibres: [
      ['recycled-polyamide', 80],
      ['elastane', 20],
    ],
    certificate: 'GRS',
    price: 1,
  },
  leather: { fabric: 'leather', care: 'leather', fibres: [['leather', 100]], price: 1 },
  'smooth-leather': {
    fabric: 'smooth-leather',
    care: 'leather',
    fibres: [['leather', 100]],
    price: 1.1,
  },
  suede: { fabric: 'suede', care: 'suede', fibres: [['suede', 100]], price: 1 },
} as const satisfies Record<string, Material>;

/** Cloth that is never printed, because its weave or nap is its pattern. */
export const unprinted: ReadonlySet<string> = new Set<keyof typeof materials>([
  'denim',
  'organic-denim',
  'corduroy',
  'lace',
  'herringbone',
  'boiled-wool',
  'leather',
]);

export type MaterialKey = keyof typeof materials;
