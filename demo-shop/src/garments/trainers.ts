import type { GarmentKind } from './garmentKind.ts';

export const trainers = {
  trainers: {
    silhouette: 'trainers',
    family: 'shoes',
    price: [699, 1499],
    weight: 820,
    palette: 'trainers',
    materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'shoes-trainers', styles: 11, sizes: 'shoes-women' },
      { wearer: 'men', category: 'shoes-trainers', styles: 11, sizes: 'shoes-men' },
    ],
    materials: ['smooth-leather', 'suede', 'canvas', 'leather'],
    prints: ['plain', 'plain', 'plain', 'colour-block'],
    models: [
      { cut: { closure: 'laces', heel: 'flat', toe: 'round' }, adjective: 'low' },
      {
        cut: { closure: 'laces', heel: 'platform', toe: 'round' },
        adjective: 'low',
        detail: 'platform',
        wearer: 'women',
      },
      { cut: { closure: 'laces', heel: 'flat', toe: 'round' }, adjective: 'classic' },
      { cut: { closure: 'strap', heel: 'flat', toe: 'round' }, adjective: 'light' },
    ],
  },
  'high-trainers': {
    silhouette: 'high-trainers',
    family: 'shoes',
    price: [799, 1499],
    weight: 960,
    palette: 'trainers',
    materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'shoes-trainers', styles: 4, sizes: 'shoes-women' },
      { wearer: 'men', category: 'shoes-trainers', styles: 4, sizes: 'shoes-men' },
    ],
    materials: ['canvas', 'suede', 'smooth-leather'],
    prints: ['plain'],
    models: [
      { cut: { closure: 'laces', heel: 'flat', toe: 'round' }, adjective: 'high', detail: 'laces' },
      {
        cut: { closure: 'laces', heel: 'platform', toe: 'round' },
        adjective: 'high',
        detail: 'platform',
      },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
