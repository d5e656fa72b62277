/** A few products of every silhouette, for contact sheets and tests. Long: one table of examples. */
import { shopName } from '@solvik/shop';
import type { Cut, Fabric, GarmentSpec, Print, Silhouette } from './garmentSpec.ts';
import { cycled, firstOf } from './lists.ts';

type Example = readonly [
  colour: string,
  fabric: Fabric,
  cut?: Cut,
  print?: Print,
  accents?: readonly string[],
];

const examples: Readonly<Record<Silhouette, readonly Example[]>> = {
  tee: [
    ['#b98f76', 'jersey'],
    ['#e9e3d6', 'jersey', { neckline: 'boat', sleeve: 'elbow' }, 'stripe', ['#2f3a55']],
    ['#39423f', 'rib', { neckline: 'scoop', sleeve: 'cap', waist: 'fitted', length: 'cropped' }],
  ],
  'long-sleeve': [
    ['#d8d2c6', 'jersey', { neckline: 'crew' }, 'stripe', ['#27344e']],
    ['#5b2f33', 'rib', { neckline: 'square', waist: 'fitted' }],
    ['#3c4a3e', 'fine-knit', { neckline: 'roll' }],
  ],
  camisole: [
    ['#c9b3a0', 'satin', { neckline: 'v' }],
    ['#20242b', 'lace', { neckline: 'square', strap: 'wide' }],
    ['#8f9c86', 'crepe', { neckline: 'scoop' }, 'dot', ['#f0e9da']],
  ],
  shirt: [
    ['#ece5d8', 'linen', { collar: 'point' }],
    [
      '#e3dccb',
      'crepe',
      { collar: 'camp', sleeve: 'short' },
      'leaf',
      ['#5f6f5a', '#8b9478', '#a9825c'],
    ],
    ['#b9c6d6', 'poplin', { collar: 'band', length: 'long' }, 'pinstripe', ['#f7f5f0']],
  ],
  blouse: [
    ['#efe4d6', 'crepe', { closure: 'tie', neckline: 'v' }],
    ['#6d7f74', 'satin', { sleeve: 'puff', neckline: 'square' }],
    [
      '#7a3f3c',
      'crepe',
      { collar: 'band', closure: 'buttons' },
      'flower',
      ['#dfc1aa', '#c98f77', '#eadbc4'],
    ],
  ],
  polo: [
    ['#3f5149', 'fine-knit'],
    ['#e8e0d0', 'jersey', { sleeve: 'long' }],
    ['#a4624a', 'rib', { length: 'cropped' }],
  ],
  jumper: [
    ['#ddd0b8', 'cable-knit'],
    ['#ebe3d4', 'fine-knit', {}, 'stripe', ['#2f3a55']],
    ['#76586f', 'fine-knit', { neckline: 'roll' }],
    ['#5d6b4e', 'chunky-knit', { neckline: 'half-zip' }],
    ['#b8b5ae', 'chunky-knit', { neckline: 'v', length: 'cropped' }],
  ],
  cardigan: [
    ['#a4624a', 'rib', { neckline: 'v' }],
    ['#d9cbb5', 'cable-knit', { neckline: 'v' }],
    ['#2f3a4a', 'fine-knit', { neckline: 'crew', length: 'cropped' }],
  ],
  'knit-vest': [
    ['#8c9a8a', 'cable-knit', { neckline: 'v' }],
    ['#c6b49b', 'chunky-knit', { neckline: 'roll' }],
  ],
  sweatshirt: [
    ['#c7c3bc', 'fleece'],
    ['#3b4656', 'jersey', { length: 'cropped' }],
  ],
  hoodie: [
    ['#6b7a6e', 'jersey'],
    ['#2b2d33', 'jersey', { closure: 'zip' }],
  ],
  'wrap-dress': [
    ['#6a3f3c', 'crepe', {}, 'flower', ['#dfc1aa', '#c98f77', '#eadbc4']],
    ['#3f5149', 'crepe', { sleeve: 'long' }, 'dot', ['#e4dccb']],
    ['#a9825c', 'satin', { sleeve: 'puff', length: 'midi' }],
  ],
  'slip-dress': [
    ['#8b8389', 'satin'],
    ['#2e3b36', 'satin', { length: 'mini', neckline: 'square' }],
    ['#d3b8a4', 'lace', { length: 'midi' }],
  ],
  'shirt-dress': [
    ['#5f7186', 'linen', { waist: 'belted' }],
    ['#e9e2d4', 'poplin', { waist: 'straight', collar: 'band' }, 'stripe', ['#8aa0b8']],
  ],
  'a-line-dress': [
    ['#8c4a3c', 'crepe', { neckline: 'square', sleeve: 'puff' }],
    ['#31415c', 'linen', { sleeve: 'none', waist: 'straight' }],
    ['#1f2226', 'lace', { sleeve: 'short', length: 'midi' }],
  ],
  'knit-dress': [
    ['#4c4a46', 'rib', { neckline: 'roll' }],
    ['#b58e72', 'fine-knit', { neckline: 'v', waist: 'belted' }],
  ],
  jumpsuit: [
    ['#4f5a48', 'twill', { closure: 'zip', pockets: 'chest' }],
    ['#2f3440', 'crepe', { neckline: 'v', sleeve: 'none' }],
  ],
  jeans: [
    ['#4a5a70', 'denim', { leg: 'straight' }],
    ['#d9cfbc', 'twill', { leg: 'wide' }],
    ['#2c3344', 'denim', { leg: 'slim', waist: 'high' }],
    ['#7289a4', 'denim', { leg: 'barrel', length: 'cropped' }],
    ['#3a4152', 'denim', { leg: 'flare' }],
  ],
  trousers: [
    ['#7a7670', 'herringbone', { leg: 'wide' }],
    ['#8a6f52', 'corduroy', { leg: 'straight' }],
    ['#c9bba4', 'linen', { leg: 'wide', waist: 'elastic' }],
    ['#2b2e36', 'wool', { leg: 'tapered' }, 'pinstripe', ['#c9c6bd']],
    ['#6b6a4e', 'twill', { leg: 'straight', pockets: 'cargo' }],
  ],
  joggers: [
    ['#8e8f92', 'fleece'],
    ['#2f3a36', 'jersey'],
  ],
  leggings: [
    ['#23252b', 'lycra'],
    ['#5a3b44', 'rib', { length: 'cropped' }],
  ],
  shorts: [
    ['#c2a98a', 'linen', { waist: 'elastic' }],
    ['#5d7692', 'denim'],
    ['#3d4a42', 'twill', { length: 'long' }],
  ],
  'pleated-skirt': [
    ['#7b8168', 'crepe'],
    ['#8d4f3d', 'wool', { length: 'mini' }, 'check', ['#3f3a36', '#d9c9a8']],
  ],
  'bias-skirt': [
    ['#b79a78', 'satin'],
    ['#c9b8a2', 'satin', { length: 'knee' }, 'animal', ['#33261d', '#8f6a45']],
  ],
  'denim-skirt': [
    ['#54688a', 'denim'],
    ['#3c4658', 'denim', { length: 'midi' }],
    ['#97714f', 'corduroy', { length: 'mini' }],
  ],
  coat: [
    ['#b08e68', 'wool', { closure: 'double-breasted' }],
    ['#76757a', 'herringbone', { waist: 'belted', closure: 'tie' }],
    ['#33363d', 'wool', { closure: 'buttons', pockets: 'welt', length: 'long' }],
    ['#a9604a', 'fleece', { collar: 'shawl', closure: 'hidden', length: 'regular' }],
  ],
  'trench-coat': [
    ['#c1a682', 'twill'],
    ['#4a5145', 'twill', { length: 'midi' }],
  ],
  'puffer-jacket': [
    ['#4b5a49', 'nylon'],
    ['#b7a58d', 'quilted', { length: 'long' }],
    ['#7d3b36', 'nylon', { length: 'cropped', collar: 'hood' }],
  ],
  parka: [
    ['#676a4f', 'canvas'],
    ['#2f3947', 'nylon'],
  ],
  blazer: [
    ['#3a3f4b', 'wool', { closure: 'buttons' }],
    ['#b9a88e', 'linen', { closure: 'double-breasted', collar: 'peak' }],
    ['#6d6a65', 'wool', { pockets: 'patch', waist: 'straight' }, 'check', ['#3d3a37', '#a3543c']],
  ],
  'bomber-jacket': [
    ['#3d4436', 'nylon'],
    ['#8a6a4d', 'suede', { length: 'cropped' }],
  ],
  'denim-jacket': [
    ['#506583', 'denim'],
    ['#cfc4ae', 'corduroy'],
  ],
  'biker-jacket': [
    ['#26242a', 'smooth-leather'],
    ['#7a4a35', 'suede'],
  ],
  waistcoat: [
    ['#5d5a55', 'herringbone'],
    ['#d8cbb4', 'linen', { collar: 'notch', closure: 'double-breasted' }],
  ],
  swimsuit: [
    ['#3e5a60', 'lycra'],
    ['#8e3d3a', 'lycra', { neckline: 'v', strap: 'thin' }],
    ['#2d2f36', 'rib', { neckline: 'square', waist: 'belted' }],
  ],
  'bikini-top': [
    ['#b5654a', 'lycra', { closure: 'tie' }],
    ['#3b4a5e', 'lycra', { strap: 'wide' }, 'stripe', ['#f0e8da']],
    ['#6b7a55', 'rib', { strap: 'none' }],
  ],
  'bikini-bottom': [
    ['#b5654a', 'lycra', { closure: 'tie' }],
    ['#3b4a5e', 'lycra', { waist: 'high' }, 'stripe', ['#f0e8da']],
  ],
  'swim-shorts': [
    ['#4f7480', 'nylon'],
    ['#e3d7c0', 'nylon', {}, 'leaf', ['#4d6a58', '#8a9a6a']],
  ],
  trainers: [
    ['#ece6db', 'smooth-leather', {}, 'plain', ['#76836f']],
    ['#a98f72', 'suede', {}, 'plain', ['#5a4636', '#e9e0d0', '#e6d9c0']],
    ['#2e3440', 'canvas', {}, 'plain', ['#2e3440']],
  ],
  'high-trainers': [
    ['#e9e2d6', 'canvas', {}, 'plain', ['#b3463c']],
    ['#2b2a2d', 'smooth-leather', {}, 'plain', ['#6d6862']],
  ],
  'chelsea-boots': [
    ['#4a352a', 'smooth-leather'],
    ['#2a282b', 'smooth-leather', { heel: 'platform' }],
    ['#9c7a57', 'suede', { toe: 'pointed', closure: 'zip' }],
  ],
  'tall-boots': [
    ['#2b2826', 'smooth-leather'],
    ['#7c5a40', 'suede', { heel: 'flat' }],
  ],
  loafers: [
    ['#4f2f28', 'smooth-leather'],
    ['#26272b', 'smooth-leather', { heel: 'platform', closure: 'buckle' }],
  ],
  'derby-shoes': [
    ['#2b2623', 'smooth-leather'],
    ['#7a4a30', 'leather', { heel: 'platform' }],
  ],
  pumps: [
    ['#26242a', 'smooth-leather', { toe: 'pointed' }],
    ['#a0483f', 'suede', { heel: 'block' }],
    ['#c9ad90', 'smooth-leather', { heel: 'low', closure: 'strap' }],
  ],
  ballerinas: [
    ['#c9a596', 'smooth-leather'],
    ['#26242a', 'suede', { toe: 'square', closure: 'strap' }],
  ],
  sandals: [
    ['#8a5a38', 'smooth-leather'],
    ['#2a2725', 'smooth-leather', { heel: 'wedge', strap: 'wide' }],
    ['#c7a15e', 'leather', { heel: 'stiletto' }],
  ],
  mules: [
    ['#6d7358', 'suede'],
    ['#c2a488', 'leather', { heel: 'flat', closure: 'buckle' }],
  ],
  'top-handle-bag': [
    ['#84573a', 'leather'],
    ['#2f3a36', 'smooth-leather', { closure: 'zip' }],
    ['#a0413c', 'leather'],
  ],
  tote: [
    ['#35302e', 'leather'],
    ['#e3d9c5', 'canvas', {}, 'plain', ['#7a4f33']],
  ],
  crossbody: [
    ['#6a3a35', 'leather'],
    ['#3a3d46', 'quilted', { strap: 'chain' }],
    ['#b38a5c', 'suede', { closure: 'zip' }],
  ],
  'shoulder-bag': [
    ['#2a282b', 'smooth-leather'],
    ['#9b7a56', 'leather', { closure: 'buckle' }],
    ['#b9b2a8', 'suede', { strap: 'chain' }],
  ],
  backpack: [
    ['#3c4a42', 'nylon'],
    ['#6d4a34', 'leather', { closure: 'buckle' }],
  ],
  clutch: [
    ['#4a2f3a', 'satin', { strap: 'chain' }],
    ['#c3a57a', 'leather', { closure: 'hidden' }],
  ],
  scarf: [
    ['#b5a48d', 'wool', {}, 'check', ['#6a4a3e', '#e5d8c4']],
    ['#5b6b7a', 'chunky-knit'],
    ['#a7453c', 'satin', {}, 'dot', ['#f0e4d2']],
  ],
  beanie: [
    ['#8a5a48', 'chunky-knit'],
    ['#3b4a58', 'rib'],
  ],
  cap: [
    ['#45503f', 'twill'],
    ['#c9b99a', 'corduroy'],
  ],
  belt: [
    ['#4a3326', 'smooth-leather'],
    ['#1f1e20', 'leather', { strap: 'thin' }],
  ],
  gloves: [
    ['#3a2c28', 'smooth-leather'],
    ['#8c8f7a', 'fine-knit'],
  ],
};

const grounds = [
  'paper',
  'sheet',
  '#e4e5ec',
  'paper',
  '#f6e4c9',
  '#e1e7e1',
  'sheet',
  '#efe0ea',
  'sand',
] as const;

/** Between one and five specs, always the same. */
export function exampleSpecs(silhouette: Silhouette): readonly GarmentSpec[] {
  const list = examples[silhouette];
  return list.map(([colour, fabric, cut = {}, print = 'plain', accents = []], i) => ({
    seed: silhouette.length * 37 + silhouette.charCodeAt(1) * 11 + i * 101,
    silhouette,
    cut,
    fabric,
    print,
    colour,
    accents,
    ground: cycled(grounds, silhouette.charCodeAt(0) + silhouette.length + i * 2),
    brand: cycled([shopName, 'Nordby', 'Aurela', 'Havsten'], i),
  }));
}

/** The first of a silhouette's specs. */
export const exampleSpec = (silhouette: Silhouette): GarmentSpec =>
  firstOf(exampleSpecs(silhouette));
