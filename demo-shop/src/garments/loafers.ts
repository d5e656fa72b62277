import type { GarmentKind } from './garmentKind.ts';

export const loafers = {
  loafers: {
    silhouette: 'loafers',
    family: 'shoes',
    price: [899, 1699],
    weight: 760,
    palette: 'leather',
    materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'shoes-loafers', styles: 8, sizes: 'shoes-women' },
      { wearer: 'men', category: 'shoes-loafers', styles: 8, sizes: 'shoes-men' },
    ],
    materials: ['smooth-leather', 'suede', 'leather'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'flat', toe: 'round', closure: 'strap' }, adjective: 'classic' },
      {
        cut: { heel: 'platform', toe: 'round', closure: 'strap' },
        adjective: 'classic',
        detail: 'platform',
        wearer: 'women',
      },
      {
        cut: { heel: 'low', toe: 'square', closure: 'buckle' },
        adjective: 'slim',
        detail: 'buckle',
      },
      { cut: { heel: 'flat', toe: 'round', closure: 'none' }, adjective: 'soft' },
    ],
  },
  derby: {
    silhouette: 'derby-shoes',
    family: 'shoes',
    price: [999, 1899],
    weight: 920,
    palette: 'leather',
    materialInName: 'phrase',
    lines: [
      { wearer: 'men', category: 'shoes-loafers', styles: 9, sizes: 'shoes-men' },
      { wearer: 'women', category: 'shoes-loafers', styles: 3, sizes: 'shoes-women' },
    ],
    materials: ['smooth-leather', 'leather', 'suede'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'low', toe: 'round', closure: 'laces' }, adjective: 'classic' },
      {
        cut: { heel: 'low', toe: 'pointed', closure: 'laces' },
        adjective: 'slim',
        detail: 'laces',
      },
      {
        cut: { heel: 'platform', toe: 'round', closure: 'laces' },
        adjective: 'classic',
        detail: 'platform',
      },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
