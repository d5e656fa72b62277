import type { GarmentKind } from './garmentKind.ts';

export const swimwear = {
  swimsuit: {
    silhouette: 'swimsuit', family: 'swimwear', price: [499, 999], weight: 180, palette: 'swim', materialInName: 'never',
    lines: [{ wearer: 'women', category: 'swimsuits', styles: 15, sizes: 'women' }],
    materials: ['lycra'],
    prints: ['plain', 'plain', 'plain', 'stripe', 'leaf', 'dot', 'colour-block'],
    models: [
      { cut: { neckline: 'scoop', strap: 'wide' }, adjective: 'classic', detail: 'wide-straps' },
      { cut: { neckline: 'v', strap: 'thin' }, adjective: 'fitted', detail: 'v-neck' },
      { cut: { neckline: 'square', strap: 'wide' }, adjective: 'classic', detail: 'square-neck' },
      { cut: { neckline: 'halter', strap: 'none' }, adjective: 'fitted', detail: 'halter' },
      { cut: { neckline: 'scoop', strap: 'cross-back' }, adjective: 'fitted', detail: 'cross-back' },
    ],
  },
  'bikini-top': {
    silhouette: 'bikini-top', family: 'swimwear', price: [249, 549], weight: 90, palette: 'swim', materialInName: 'never',
    lines: [{ wearer: 'women', category: 'bikini-tops', styles: 13, sizes: 'cups' }],
    materials: ['lycra'],
    prints: ['plain', 'plain', 'plain', 'stripe', 'leaf', 'dot', 'gingham'],
    models: [
      { cut: { neckline: 'v', strap: 'thin', closure: 'tie' }, adjective: 'classic', detail: 'thin-straps' },
      { cut: { neckline: 'square', strap: 'wide' }, adjective: 'classic', detail: 'wide-straps' },
      { cut: { neckline: 'halter', strap: 'thin', closure: 'tie' }, adjective: 'soft', detail: 'halter' },
    ],
  },
  'bikini-bottom': {
    silhouette: 'bikini-bottom', family: 'swimwear', price: [199, 399], weight: 60, palette: 'swim', materialInName: 'never',
    lines: [{ wearer: 'women', category: 'bikini-bottoms', styles: 12, sizes: 'women' }],
    materials: ['lycra'],
    prints: ['plain', 'plain', 'plain', 'stripe', 'leaf', 'dot', 'gingham'],
    models: [
      { cut: { waist: 'high' }, adjective: 'high-waisted' },
      { cut: { waist: 'low' }, adjective: 'low' },
      { cut: { waist: 'straight', closure: 'tie' }, adjective: 'classic', detail: 'side-ties' },
    ],
  },
  'swim-shorts': {
    silhouette: 'swim-shorts', family: 'swimwear', price: [299, 599], weight: 160, palette: 'swim', materialInName: 'never',
    lines: [{ wearer: 'men', category: 'swim-shorts', styles: 13, sizes: 'letters-men' }],
    materials: ['nylon'],
    prints: ['plain', 'plain', 'stripe', 'leaf', 'dot', 'colour-block'],
    models: [
      { cut: { length: 'regular', waist: 'elastic' }, adjective: 'classic' },
      { cut: { length: 'mini', waist: 'elastic' }, adjective: 'short' },
      { cut: { length: 'long', waist: 'elastic', pockets: 'flap' }, adjective: 'long', detail: 'flap-pockets' },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
