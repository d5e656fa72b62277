import type { GarmentKind } from './garmentKind.ts';

export const boots = {
  'chelsea-boots': {
    silhouette: 'chelsea-boots',
    family: 'shoes',
    price: [1199, 2199],
    weight: 1150,
    palette: 'leather',
    materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'shoes-boots', styles: 9, sizes: 'shoes-women' },
      { wearer: 'men', category: 'shoes-boots', styles: 9, sizes: 'shoes-men' },
    ],
    materials: ['smooth-leather', 'suede', 'leather'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'flat', toe: 'round', closure: 'none' }, adjective: 'classic' },
      {
        cut: { heel: 'platform', toe: 'round', closure: 'none' },
        adjective: 'classic',
        detail: 'platform',
        wearer: 'women',
      },
      {
        cut: { heel: 'low', toe: 'square', closure: 'none' },
        adjective: 'slim',
        detail: 'square-toe',
      },
      {
        cut: { heel: 'low', toe: 'round', closure: 'none' },
        adjective: 'classic',
        detail: 'low-heel',
      },
    ],
  },
  'ankle-boots': {
    silhouette: 'chelsea-boots',
    family: 'shoes',
    price: [999, 1999],
    weight: 980,
    palette: 'leather',
    materialInName: 'often',
    lines: [{ wearer: 'women', category: 'shoes-boots', styles: 9, sizes: 'shoes-women' }],
    materials: ['smooth-leather', 'suede'],
    prints: ['plain'],
    models: [
      {
        cut: { heel: 'block', toe: 'round', closure: 'zip' },
        adjective: 'low',
        detail: 'block-heel',
      },
      {
        cut: { heel: 'stiletto', toe: 'pointed', closure: 'zip' },
        adjective: 'slim',
        detail: 'pointed-toe',
      },
      {
        cut: { heel: 'block', toe: 'square', closure: 'zip' },
        adjective: 'straight',
        detail: 'square-toe',
      },
    ],
  },
  'tall-boots': {
    silhouette: 'tall-boots',
    family: 'shoes',
    price: [1499, 2799],
    weight: 1500,
    palette: 'leather',
    materialInName: 'often',
    lines: [{ wearer: 'women', category: 'shoes-tall-boots', styles: 11, sizes: 'shoes-women' }],
    materials: ['smooth-leather', 'suede', 'leather'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'flat', toe: 'round', closure: 'zip' }, adjective: 'high' },
      {
        cut: { heel: 'block', toe: 'square', closure: 'zip' },
        adjective: 'high',
        detail: 'block-heel',
      },
      {
        cut: { heel: 'stiletto', toe: 'pointed', closure: 'zip' },
        adjective: 'slim',
        detail: 'stiletto',
      },
      {
        cut: { heel: 'low', toe: 'round', closure: 'buckle' },
        adjective: 'straight',
        detail: 'buckle',
      },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
