import type { GarmentKind } from './garmentKind.ts';

export const tailoring = {
  blazer: {
    silhouette: 'blazer',
    family: 'coats',
    price: [999, 2199],
    weight: 720,
    palette: 'tailoring',
    materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'women-blazers', styles: 13, sizes: 'women' },
      { wearer: 'men', category: 'men-blazers', styles: 10, sizes: 'men' },
    ],
    materials: ['suit-wool', 'corduroy', 'linen', 'crepe', 'suit-wool', 'recycled-wool'],
    prints: ['plain', 'plain', 'plain', 'pinstripe', 'check'],
    models: [
      {
        cut: { collar: 'notch', closure: 'buttons', length: 'regular', pockets: 'flap' },
        adjective: 'single-breasted',
      },
      {
        cut: { collar: 'peak', closure: 'double-breasted', length: 'regular', pockets: 'flap' },
        adjective: 'double-breasted',
      },
      {
        cut: { collar: 'notch', closure: 'buttons', length: 'long', pockets: 'patch' },
        adjective: 'oversized',
        fit: 'oversized',
        wearer: 'women',
      },
      {
        cut: { collar: 'notch', closure: 'buttons', length: 'regular', pockets: 'patch' },
        adjective: 'relaxed',
        detail: 'patch-pockets',
        fit: 'relaxed',
      },
      {
        cut: { collar: 'shawl', closure: 'buttons', length: 'regular', waist: 'fitted' },
        adjective: 'fitted',
        detail: 'shawl-collar',
        fit: 'slim',
        wearer: 'women',
      },
    ],
  },
  waistcoat: {
    silhouette: 'waistcoat',
    family: 'coats',
    price: [599, 1199],
    weight: 380,
    palette: 'tailoring',
    materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'women-waistcoats', styles: 6, sizes: 'women' },
      { wearer: 'men', category: 'men-blazers', styles: 4, sizes: 'men' },
    ],
    materials: ['suit-wool', 'linen', 'crepe', 'corduroy'],
    prints: ['plain', 'plain', 'pinstripe', 'check'],
    models: [
      {
        cut: {
          sleeve: 'none',
          closure: 'buttons',
          collar: 'none',
          length: 'regular',
          pockets: 'welt',
        },
        adjective: 'fitted',
        fit: 'slim',
      },
      {
        cut: { sleeve: 'none', closure: 'double-breasted', collar: 'none', length: 'regular' },
        adjective: 'double-breasted',
      },
      {
        cut: { sleeve: 'none', closure: 'buttons', collar: 'none', length: 'long' },
        adjective: 'long',
        wearer: 'women',
      },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
