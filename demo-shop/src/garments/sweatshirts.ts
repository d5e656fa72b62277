import type { GarmentKind } from './garmentKind.ts';

export const sweatshirts = {
  sweatshirt: {
    silhouette: 'sweatshirt',
    family: 'tops',
    price: [399, 749],
    weight: 420,
    palette: 'jersey',
    materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-sweatshirts', styles: 6, sizes: 'letters' },
      { wearer: 'men', category: 'men-sweatshirts', styles: 8, sizes: 'letters-men' },
    ],
    materials: ['sweat'],
    prints: ['plain', 'plain', 'plain', 'colour-block'],
    models: [
      { cut: { neckline: 'crew', sleeve: 'long', length: 'regular' }, adjective: 'classic' },
      {
        cut: { neckline: 'crew', sleeve: 'long', length: 'cropped' },
        adjective: 'short',
        fit: 'relaxed',
        wearer: 'women',
      },
      {
        cut: { neckline: 'half-zip', sleeve: 'long', length: 'regular' },
        adjective: 'relaxed',
        detail: 'half-zip',
        fit: 'relaxed',
      },
      {
        cut: { neckline: 'crew', sleeve: 'long', length: 'long' },
        adjective: 'oversized',
        fit: 'oversized',
      },
    ],
  },
  hoodie: {
    silhouette: 'hoodie',
    family: 'tops',
    price: [499, 849],
    weight: 520,
    palette: 'jersey',
    materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-sweatshirts', styles: 4, sizes: 'letters' },
      { wearer: 'men', category: 'men-sweatshirts', styles: 6, sizes: 'letters-men' },
    ],
    materials: ['sweat'],
    prints: ['plain'],
    models: [
      {
        cut: { collar: 'hood', sleeve: 'long', closure: 'none', length: 'regular' },
        adjective: 'classic',
      },
      {
        cut: { collar: 'hood', sleeve: 'long', closure: 'zip', length: 'regular' },
        adjective: 'relaxed',
        detail: 'zip',
        fit: 'relaxed',
      },
      {
        cut: { collar: 'hood', sleeve: 'long', closure: 'none', length: 'long' },
        adjective: 'oversized',
        fit: 'oversized',
      },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
