import type { GarmentKind } from './garmentKind.ts';

export const shoes = {
  trainers: {
    silhouette: 'trainers', family: 'shoes', price: [699, 1499], weight: 820, palette: 'trainers', materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'shoes-trainers', styles: 11, sizes: 'shoes-women' },
      { wearer: 'men', category: 'shoes-trainers', styles: 11, sizes: 'shoes-men' },
    ],
    materials: ['smooth-leather', 'suede', 'canvas', 'leather'],
    prints: ['plain', 'plain', 'plain', 'colour-block'],
    models: [
      { cut: { closure: 'laces', heel: 'flat', toe: 'round' }, adjective: 'low' },
      { cut: { closure: 'laces', heel: 'platform', toe: 'round' }, adjective: 'low', detail: 'platform', wearer: 'women' },
      { cut: { closure: 'laces', heel: 'flat', toe: 'round' }, adjective: 'classic' },
      { cut: { closure: 'strap', heel: 'flat', toe: 'round' }, adjective: 'light' },
    ],
  },
  'high-trainers': {
    silhouette: 'high-trainers', family: 'shoes', price: [799, 1499], weight: 960, palette: 'trainers', materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'shoes-trainers', styles: 4, sizes: 'shoes-women' },
      { wearer: 'men', category: 'shoes-trainers', styles: 4, sizes: 'shoes-men' },
    ],
    materials: ['canvas', 'suede', 'smooth-leather'],
    prints: ['plain'],
    models: [
      { cut: { closure: 'laces', heel: 'flat', toe: 'round' }, adjective: 'high', detail: 'laces' },
      { cut: { closure: 'laces', heel: 'platform', toe: 'round' }, adjective: 'high', detail: 'platform' },
    ],
  },
  'chelsea-boots': {
    silhouette: 'chelsea-boots', family: 'shoes', price: [1199, 2199], weight: 1150, palette: 'leather', materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'shoes-boots', styles: 9, sizes: 'shoes-women' },
      { wearer: 'men', category: 'shoes-boots', styles: 9, sizes: 'shoes-men' },
    ],
    materials: ['smooth-leather', 'suede', 'leather'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'flat', toe: 'round', closure: 'none' }, adjective: 'classic' },
      { cut: { heel: 'platform', toe: 'round', closure: 'none' }, adjective: 'classic', detail: 'platform', wearer: 'women' },
      { cut: { heel: 'low', toe: 'square', closure: 'none' }, adjective: 'slim', detail: 'square-toe' },
      { cut: { heel: 'low', toe: 'round', closure: 'none' }, adjective: 'classic', detail: 'low-heel' },
    ],
  },
  'ankle-boots': {
    silhouette: 'chelsea-boots', family: 'shoes', price: [999, 1999], weight: 980, palette: 'leather', materialInName: 'often',
    lines: [{ wearer: 'women', category: 'shoes-boots', styles: 9, sizes: 'shoes-women' }],
    materials: ['smooth-leather', 'suede'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'block', toe: 'round', closure: 'zip' }, adjective: 'low', detail: 'block-heel' },
      { cut: { heel: 'stiletto', toe: 'pointed', closure: 'zip' }, adjective: 'slim', detail: 'pointed-toe' },
      { cut: { heel: 'block', toe: 'square', closure: 'zip' }, adjective: 'straight', detail: 'square-toe' },
    ],
  },
  'tall-boots': {
    silhouette: 'tall-boots', family: 'shoes', price: [1499, 2799], weight: 1500, palette: 'leather', materialInName: 'often',
    lines: [{ wearer: 'women', category: 'shoes-tall-boots', styles: 11, sizes: 'shoes-women' }],
    materials: ['smooth-leather', 'suede', 'leather'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'flat', toe: 'round', closure: 'zip' }, adjective: 'high' },
      { cut: { heel: 'block', toe: 'square', closure: 'zip' }, adjective: 'high', detail: 'block-heel' },
      { cut: { heel: 'stiletto', toe: 'pointed', closure: 'zip' }, adjective: 'slim', detail: 'stiletto' },
      { cut: { heel: 'low', toe: 'round', closure: 'buckle' }, adjective: 'straight', detail: 'buckle' },
    ],
  },
  loafers: {
    silhouette: 'loafers', family: 'shoes', price: [899, 1699], weight: 760, palette: 'leather', materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'shoes-loafers', styles: 8, sizes: 'shoes-women' },
      { wearer: 'men', category: 'shoes-loafers', styles: 8, sizes: 'shoes-men' },
    ],
    materials: ['smooth-leather', 'suede', 'leather'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'flat', toe: 'round', closure: 'strap' }, adjective: 'classic' },
      { cut: { heel: 'platform', toe: 'round', closure: 'strap' }, adjective: 'classic', detail: 'platform', wearer: 'women' },
      { cut: { heel: 'low', toe: 'square', closure: 'buckle' }, adjective: 'slim', detail: 'buckle' },
      { cut: { heel: 'flat', toe: 'round', closure: 'none' }, adjective: 'soft' },
    ],
  },
  derby: {
    silhouette: 'derby-shoes', family: 'shoes', price: [999, 1899], weight: 920, palette: 'leather', materialInName: 'phrase',
    lines: [
      { wearer: 'men', category: 'shoes-loafers', styles: 9, sizes: 'shoes-men' },
      { wearer: 'women', category: 'shoes-loafers', styles: 3, sizes: 'shoes-women' },
    ],
    materials: ['smooth-leather', 'leather', 'suede'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'low', toe: 'round', closure: 'laces' }, adjective: 'classic' },
      { cut: { heel: 'low', toe: 'pointed', closure: 'laces' }, adjective: 'slim', detail: 'laces' },
      { cut: { heel: 'platform', toe: 'round', closure: 'laces' }, adjective: 'classic', detail: 'platform' },
    ],
  },
  pumps: {
    silhouette: 'pumps', family: 'shoes', price: [799, 1599], weight: 560, palette: 'evening', materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'shoes-heels', styles: 11, sizes: 'shoes-women' }],
    materials: ['smooth-leather', 'suede', 'satin'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'stiletto', toe: 'pointed', closure: 'none' }, adjective: 'high', detail: 'stiletto' },
      { cut: { heel: 'block', toe: 'round', closure: 'none' }, adjective: 'classic', detail: 'block-heel' },
      { cut: { heel: 'low', toe: 'pointed', closure: 'strap' }, adjective: 'low', detail: 'ankle-strap' },
      { cut: { heel: 'block', toe: 'square', closure: 'strap' }, adjective: 'slim', detail: 'square-toe' },
    ],
  },
  ballerinas: {
    silhouette: 'ballerinas', family: 'shoes', price: [599, 1199], weight: 420, palette: 'bags', materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'shoes-heels', styles: 9, sizes: 'shoes-women' }],
    materials: ['smooth-leather', 'suede', 'satin'],
    prints: ['plain', 'plain', 'plain', 'animal'],
    models: [
      { cut: { heel: 'flat', toe: 'round', closure: 'none' }, adjective: 'soft' },
      { cut: { heel: 'flat', toe: 'square', closure: 'strap' }, adjective: 'slim', detail: 'ankle-strap' },
      { cut: { heel: 'flat', toe: 'pointed', closure: 'none' }, adjective: 'classic', detail: 'pointed-toe' },
    ],
  },
  sandals: {
    silhouette: 'sandals', family: 'shoes', price: [599, 1299], weight: 480, palette: 'leather', materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'shoes-sandals', styles: 10, sizes: 'shoes-women' },
      { wearer: 'men', category: 'shoes-sandals', styles: 3, sizes: 'shoes-men' },
    ],
    materials: ['smooth-leather', 'suede', 'leather'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'flat', toe: 'open', closure: 'buckle' }, adjective: 'classic', detail: 'buckle' },
      { cut: { heel: 'block', toe: 'open', closure: 'strap' }, adjective: 'high', detail: 'block-heel', wearer: 'women' },
      { cut: { heel: 'wedge', toe: 'open', closure: 'strap' }, adjective: 'high', detail: 'wedge', wearer: 'women' },
      { cut: { heel: 'flat', toe: 'open', closure: 'strap' }, adjective: 'low' },
    ],
  },
  mules: {
    silhouette: 'mules', family: 'shoes', price: [599, 1199], weight: 440, palette: 'bags', materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'shoes-sandals', styles: 6, sizes: 'shoes-women' }],
    materials: ['smooth-leather', 'suede'],
    prints: ['plain'],
    models: [
      { cut: { heel: 'block', toe: 'square', closure: 'none' }, adjective: 'slim', detail: 'block-heel' },
      { cut: { heel: 'flat', toe: 'pointed', closure: 'none' }, adjective: 'low', detail: 'pointed-toe' },
      { cut: { heel: 'low', toe: 'open', closure: 'buckle' }, adjective: 'soft', detail: 'buckle' },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
