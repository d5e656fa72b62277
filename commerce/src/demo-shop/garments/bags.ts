import type { GarmentKind } from './garmentKind.ts';

export const bags = {
  'top-handle-bag': {
    silhouette: 'top-handle-bag', family: 'bags', price: [899, 2499], weight: 780, palette: 'bags', materialInName: 'often',
    lines: [{ wearer: 'women', category: 'bags-handbags', styles: 13, sizes: 'one' }],
    materials: ['smooth-leather', 'leather', 'suede'],
    prints: ['plain', 'plain', 'plain', 'plain', 'animal'],
    models: [
      { cut: { closure: 'buckle', strap: 'wide' }, adjective: 'classic', detail: 'buckle' },
      { cut: { closure: 'zip', strap: 'wide' }, adjective: 'large', detail: 'zip' },
      { cut: { closure: 'hidden', strap: 'chain' }, adjective: 'small', detail: 'chain' },
    ],
  },
  tote: {
    silhouette: 'tote', family: 'bags', price: [399, 1999], weight: 620, palette: 'bags', materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'bags-totes', styles: 12, sizes: 'one' }],
    materials: ['canvas', 'leather', 'suede', 'smooth-leather'],
    prints: ['plain', 'plain', 'plain', 'stripe'],
    models: [
      { cut: { closure: 'none', strap: 'wide' }, adjective: 'large' },
      { cut: { closure: 'zip', strap: 'thin' }, adjective: 'straight', detail: 'zip' },
      { cut: { closure: 'none', strap: 'wide', pockets: 'patch' }, adjective: 'soft', detail: 'patch-pockets' },
    ],
  },
  crossbody: {
    silhouette: 'crossbody', family: 'bags', price: [599, 1599], weight: 420, palette: 'bags', materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'bags-shoulder', styles: 12, sizes: 'one' }],
    materials: ['smooth-leather', 'leather', 'nylon', 'suede'],
    prints: ['plain', 'plain', 'plain', 'plain', 'animal'],
    models: [
      { cut: { closure: 'zip', strap: 'thin' }, adjective: 'small', detail: 'zip' },
      { cut: { closure: 'buckle', strap: 'wide' }, adjective: 'classic', detail: 'buckle' },
      { cut: { closure: 'hidden', strap: 'chain' }, adjective: 'round', detail: 'chain' },
    ],
  },
  'shoulder-bag': {
    silhouette: 'shoulder-bag', family: 'bags', price: [799, 1999], weight: 560, palette: 'bags', materialInName: 'often',
    lines: [{ wearer: 'women', category: 'bags-shoulder', styles: 12, sizes: 'one' }],
    materials: ['smooth-leather', 'suede', 'leather'],
    prints: ['plain', 'plain', 'plain', 'plain', 'animal'],
    models: [
      { cut: { closure: 'zip', strap: 'thin' }, adjective: 'soft', detail: 'zip' },
      { cut: { closure: 'buckle', strap: 'wide' }, adjective: 'large', detail: 'buckle' },
      { cut: { closure: 'hidden', strap: 'chain' }, adjective: 'small', detail: 'chain' },
    ],
  },
  backpack: {
    silhouette: 'backpack', family: 'bags', price: [599, 1699], weight: 760, palette: 'shell', materialInName: 'phrase',
    lines: [{ wearer: 'everyone', category: 'bags-backpacks', styles: 10, sizes: 'one' }],
    materials: ['nylon', 'canvas', 'leather'],
    prints: ['plain'],
    models: [
      { cut: { closure: 'zip', strap: 'wide', pockets: 'patch' }, adjective: 'light', detail: 'zip-pockets' },
      { cut: { closure: 'buckle', strap: 'wide', pockets: 'flap' }, adjective: 'classic', detail: 'buckle' },
    ],
  },
  clutch: {
    silhouette: 'clutch', family: 'bags', price: [399, 1199], weight: 240, palette: 'evening', materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'bags-clutches', styles: 8, sizes: 'one' }],
    materials: ['satin', 'smooth-leather', 'suede'],
    prints: ['plain', 'plain', 'plain', 'animal'],
    models: [
      { cut: { closure: 'hidden', strap: 'none' }, adjective: 'slim' },
      { cut: { closure: 'buckle', strap: 'chain' }, adjective: 'small', detail: 'chain' },
    ],
  },
  scarf: {
    silhouette: 'scarf', family: 'accessories', price: [349, 1199], weight: 220, palette: 'warm', materialInName: 'often',
    lines: [{ wearer: 'everyone', category: 'accessories-scarves', styles: 14, sizes: 'one' }],
    materials: ['lambswool', 'cashmere', 'alpaca', 'merino', 'mohair'],
    prints: ['plain', 'check', 'check', 'plain', 'stripe'],
    models: [
      { cut: { length: 'long' }, adjective: 'long' },
      { cut: { length: 'regular' }, adjective: 'soft' },
      { cut: { length: 'regular' }, adjective: 'ribbed', fabric: 'rib' },
    ],
  },
  beanie: {
    silhouette: 'beanie', family: 'accessories', price: [199, 499], weight: 90, palette: 'warm', materialInName: 'often',
    lines: [{ wearer: 'everyone', category: 'accessories-hats', styles: 10, sizes: 'one' }],
    materials: ['merino', 'lambswool', 'cashmere', 'alpaca'],
    prints: ['plain', 'plain', 'plain', 'stripe'],
    models: [
      { cut: { length: 'regular' }, adjective: 'ribbed', fabric: 'rib' },
      { cut: { length: 'regular' }, adjective: 'cable-knit', fabric: 'cable-knit' },
      { cut: { length: 'cropped' }, adjective: 'fine-knit', fabric: 'fine-knit' },
    ],
  },
  cap: {
    silhouette: 'cap', family: 'accessories', price: [199, 399], weight: 100, palette: 'warm', materialInName: 'phrase',
    lines: [{ wearer: 'everyone', category: 'accessories-hats', styles: 6, sizes: 'one' }],
    materials: ['twill', 'corduroy', 'suede', 'wool-cloth'],
    prints: ['plain'],
    models: [{ cut: { closure: 'strap' }, adjective: 'classic' }, { cut: { closure: 'buckle' }, adjective: 'soft', detail: 'buckle' }],
  },
  belt: {
    silhouette: 'belt', family: 'accessories', price: [249, 699], weight: 180, palette: 'leather', materialInName: 'often',
    lines: [{ wearer: 'everyone', category: 'accessories-belts', styles: 9, sizes: 'belts' }],
    materials: ['smooth-leather', 'leather', 'suede'],
    prints: ['plain'],
    models: [
      { cut: { closure: 'buckle', strap: 'wide' }, adjective: 'wide', detail: 'buckle' },
      { cut: { closure: 'buckle', strap: 'thin' }, adjective: 'slim', detail: 'buckle' },
      { cut: { closure: 'buckle', strap: 'wide' }, adjective: 'classic' },
    ],
  },
  gloves: {
    silhouette: 'gloves', family: 'accessories', price: [299, 799], weight: 120, palette: 'leather', materialInName: 'often',
    lines: [
      { wearer: 'women', category: 'accessories-gloves', styles: 5, sizes: 'gloves' },
      { wearer: 'men', category: 'accessories-gloves', styles: 4, sizes: 'gloves' },
    ],
    materials: ['smooth-leather', 'suede', 'leather'],
    prints: ['plain'],
    models: [
      { cut: { length: 'regular', closure: 'none' }, adjective: 'classic' },
      { cut: { length: 'long', closure: 'none' }, adjective: 'long' },
      { cut: { length: 'regular', closure: 'buckle' }, adjective: 'slim', detail: 'buckle' },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
