/** A few products of every silhouette, for contact sheets and tests. */
import type { Cut, Fabric, GarmentSpec, Print, Silhouette } from './garmentSpec.ts';

type Example = readonly [colour: string, fabric: Fabric, cut?: Cut, print?: Print, accents?: readonly string[]];

const examples: Readonly<Partial<Record<Silhouette, readonly Example[]>>> = {
  tee: [['#b98f76', 'jersey'], ['#e9e3d6', 'jersey', { neckline: 'boat', sleeve: 'elbow' }, 'stripe', ['#2f3a55']], ['#39423f', 'rib', { neckline: 'scoop', sleeve: 'cap', waist: 'fitted', length: 'cropped' }]],
  'long-sleeve': [['#d8d2c6', 'jersey', { neckline: 'crew' }, 'stripe', ['#27344e']], ['#5b2f33', 'rib', { neckline: 'square', waist: 'fitted' }], ['#3c4a3e', 'fine-knit', { neckline: 'roll' }]],
  camisole: [['#c9b3a0', 'satin', { neckline: 'v' }], ['#20242b', 'lace', { neckline: 'square', strap: 'wide' }], ['#8f9c86', 'crepe', { neckline: 'scoop' }, 'dot', ['#f0e9da']]],
  shirt: [['#ece5d8', 'linen', { collar: 'point' }], ['#e3dccb', 'crepe', { collar: 'camp', sleeve: 'short' }, 'leaf', ['#5f6f5a', '#8b9478', '#a9825c']], ['#b9c6d6', 'poplin', { collar: 'band', length: 'long' }, 'pinstripe', ['#f7f5f0']]],
  blouse: [['#efe4d6', 'crepe', { closure: 'tie', neckline: 'v' }], ['#6d7f74', 'satin', { sleeve: 'puff', neckline: 'square' }], ['#7a3f3c', 'crepe', { collar: 'band', closure: 'buttons' }, 'flower', ['#dfc1aa', '#c98f77', '#eadbc4']]],
  polo: [['#3f5149', 'fine-knit'], ['#e8e0d0', 'jersey', { sleeve: 'long' }], ['#a4624a', 'rib', { length: 'cropped' }]],
  jumper: [['#ddd0b8', 'cable-knit'], ['#ebe3d4', 'fine-knit', {}, 'stripe', ['#2f3a55']], ['#76586f', 'fine-knit', { neckline: 'roll' }], ['#5d6b4e', 'chunky-knit', { neckline: 'half-zip' }], ['#b8b5ae', 'chunky-knit', { neckline: 'v', length: 'cropped' }]],
  cardigan: [['#a4624a', 'rib', { neckline: 'v' }], ['#d9cbb5', 'cable-knit', { neckline: 'v' }], ['#2f3a4a', 'fine-knit', { neckline: 'crew', length: 'cropped' }]],
  'knit-vest': [['#8c9a8a', 'cable-knit', { neckline: 'v' }], ['#c6b49b', 'chunky-knit', { neckline: 'roll' }]],
  sweatshirt: [['#c7c3bc', 'fleece'], ['#3b4656', 'jersey', { length: 'cropped' }]],
  hoodie: [['#6b7a6e', 'jersey'], ['#2b2d33', 'jersey', { closure: 'zip' }]],
};

const grounds = ['paper', 'sheet', 'tint-se', 'paper', 'tint-dk', 'tint-no', 'sheet', 'tint-fi', 'sand'] as const;

/** Between one and five specs, always the same. */
export function exampleSpecs(silhouette: Silhouette): readonly GarmentSpec[] {
  const list = examples[silhouette] ?? [];
  return list.map(([colour, fabric, cut = {}, print = 'plain', accents = []], i) => ({
    seed: silhouette.length * 37 + silhouette.charCodeAt(1) * 11 + i * 101, silhouette, cut, fabric, print, colour, accents, ground: grounds[(silhouette.charCodeAt(0) + silhouette.length + i * 2) % grounds.length]!, brand: ['Solvik', 'Nordby', 'Aurela', 'Havsten'][i % 4]!,
  }));
}
