import type { GarmentKind } from './garmentKind.ts';

export const heelsAndSandals = {
  pumps: {
    silhouette: 'pumps',
    family: 'shoes',
    price: [799, 1599],
    weight: 560,
    palette: 'evening',
    materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'shoes-heels', styles: 11, sizes: 'shoes-women' }],
    materials: ['smooth-leather', 'suede', 'satin'],
    prints: ['plain'],
    models: [
      {
        cut: { heel: 'stiletto', toe: 'pointed', closure: 'none' },
        adjective: 'high',
        detail: 'stiletto',
      },
      {
        cut: { heel: 'block', toe: 'round', closure: 'none' },
        adjective: 'classic',
        detail: 'block-heel',
      },
      {
        cut: { heel: 'low', toe: 'pointed', closure: 'strap' },
        adjective: 'low',
        detail: 'ankle-strap',
      },
      {
        cut: { heel: 'block', toe: 'square', closure: 'strap' },
        adjective: 'slim',
        detail: 'square-toe',
      },
    ],
  },
  ballerinas: {
    silhouette: 'ballerinas',
    family: 'shoes',
    price: [599, 1199],
    weight: 420,
    palette: 'bags',
    materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'shoes-heels', styles: 9, sizes: 'shoes-women' }],
    materials: ['smooth-leather', 'suede', 'satin'],
    prints: ['plain', 'plain', 'plain', 'animal'],
    models: [
      { cut: { heel: 'flat', toe: 'round', closure: 'none' }, adjective: 'soft' },
      {
        cut: { heel: 'flat', toe: 'square', closure: 'strap' },
        adjective: 'slim',
        detail: 'ankle-strap',
      },
      {
        cut: { heel: 'flat', toe: 'pointed', closure: 'none' },
        adjective: 'classic',
        detail: 'pointed-toe',
      },
    ],
  },
  sandals: {
    silhouette: 'sandals',
    family: 'shoes',
    price: [599, 1299],
    weight: 480,
    palette: 'leather',
    materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'shoes-sandals', styles: 10, sizes: 'shoes-women' },
      { wearer: 'men', category: 'shoes-sandals', styles: 3, sizes: 'shoes-men' },
    ],
    materials: ['smooth-leather', 'suede', 'leather'],
    prints: ['plain'],
    models: [
      {
        cut: { heel: 'flat', toe: 'open', closure: 'buckle' },
        adjective: 'classic',
        detail: 'buckle',
      },
      {
        cut: { heel: 'block', toe: 'open', closure: 'strap' },
        adjective: 'high',
        detail: 'block-heel',
        wearer: 'women',
      },
      {
        cut: { heel: 'wedge', toe: 'open', closure: 'strap' },
        adjective: 'high',
        detail: 'wedge',
        wearer: 'women',
      },
      { cut: { heel: 'flat', toe: 'open', closure: 'strap' }, adjective: 'low' },
    ],
  },
  mules: {
    silhouette: 'mules',
    family: 'shoes',
    price: [599, 1199],
    weight: 440,
    palette: 'bags',
    materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'shoes-sandals', styles: 6, sizes: 'shoes-women' }],
    materials: ['smooth-leather', 'suede'],
    prints: ['plain'],
    models: [
      {
        cut: { heel: 'block', toe: 'square', closure: 'none' },
        adjective: 'slim',
        detail: 'block-heel',
      },
      {
        cut: { heel: 'flat', toe: 'pointed', closure: 'none' },
        adjective: 'low',
        detail: 'pointed-toe',
      },
      { cut: { heel: 'low', toe: 'open', closure: 'buckle' }, adjective: 'soft', detail: 'buckle' },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
