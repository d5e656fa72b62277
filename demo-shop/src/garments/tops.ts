import type { GarmentKind } from './garmentKind.ts';

export const tops = {
  tee: {
    silhouette: 'tee',
    family: 'tops',
    price: [179, 399],
    weight: 180,
    palette: 'jersey',
    materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'women-tees', styles: 12, sizes: 'letters' },
      { wearer: 'men', category: 'men-tees', styles: 13, sizes: 'letters-men' },
    ],
    materials: ['organic-jersey', 'jersey', 'linen', 'rib-jersey'],
    prints: ['plain', 'plain', 'plain', 'stripe'],
    models: [
      { cut: { neckline: 'crew', sleeve: 'short', length: 'regular' }, adjective: 'classic' },
      {
        cut: { neckline: 'v', sleeve: 'short', length: 'regular' },
        adjective: 'straight',
        detail: 'v-neck',
      },
      {
        cut: { neckline: 'crew', sleeve: 'elbow', length: 'regular' },
        adjective: 'oversized',
        fit: 'oversized',
      },
      {
        cut: { neckline: 'boat', sleeve: 'cap', length: 'regular' },
        adjective: 'fitted',
        detail: 'boat-neck',
        fit: 'slim',
        wearer: 'women',
      },
      {
        cut: { neckline: 'crew', sleeve: 'short', length: 'regular', pockets: 'chest' },
        adjective: 'relaxed',
        detail: 'chest-pocket',
        fit: 'relaxed',
      },
    ],
  },
  'long-sleeve': {
    silhouette: 'long-sleeve',
    family: 'tops',
    price: [249, 499],
    weight: 220,
    palette: 'jersey',
    materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'women-tees', styles: 9, sizes: 'letters' },
      { wearer: 'men', category: 'men-tees', styles: 6, sizes: 'letters-men' },
    ],
    materials: ['organic-jersey', 'rib-jersey', 'jersey', 'merino'],
    prints: ['plain', 'stripe', 'stripe', 'plain', 'dot'],
    models: [
      { cut: { neckline: 'crew', sleeve: 'long', length: 'regular' }, adjective: 'long-sleeved' },
      {
        cut: { neckline: 'boat', sleeve: 'long', length: 'regular' },
        adjective: 'long-sleeved',
        detail: 'boat-neck',
        wearer: 'women',
      },
      {
        cut: { neckline: 'square', sleeve: 'long', length: 'regular' },
        adjective: 'ribbed',
        detail: 'square-neck',
        fabric: 'rib',
        fit: 'slim',
        wearer: 'women',
      },
      {
        cut: { neckline: 'scoop', sleeve: 'long', length: 'regular' },
        adjective: 'fitted',
        fit: 'slim',
        wearer: 'women',
      },
      {
        cut: { neckline: 'crew', sleeve: 'long', length: 'regular', pockets: 'chest' },
        adjective: 'relaxed',
        detail: 'chest-pocket',
        wearer: 'men',
      },
    ],
  },
  camisole: {
    silhouette: 'camisole',
    family: 'tops',
    price: [199, 599],
    weight: 110,
    palette: 'soft',
    materialInName: 'often',
    lines: [{ wearer: 'women', category: 'women-camisoles', styles: 10, sizes: 'letters' }],
    materials: ['satin', 'silk', 'viscose', 'organic-jersey', 'lace'],
    prints: ['plain', 'plain', 'plain', 'dot', 'flower'],
    models: [
      {
        cut: { neckline: 'v', strap: 'thin', length: 'regular' },
        adjective: 'straight',
        detail: 'thin-straps',
      },
      {
        cut: { neckline: 'square', strap: 'wide', length: 'regular' },
        adjective: 'fitted',
        detail: 'wide-straps',
        fit: 'slim',
      },
      {
        cut: { neckline: 'scoop', strap: 'cross-back', length: 'regular' },
        adjective: 'soft',
        detail: 'cross-back',
      },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
