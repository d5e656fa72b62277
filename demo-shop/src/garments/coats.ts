import type { GarmentKind } from './garmentKind.ts';

export const coats = {
  'wool-coat': {
    silhouette: 'coat',
    family: 'coats',
    price: [1799, 3499],
    weight: 1450,
    palette: 'coats',
    materialInName: 'often',
    lines: [{ wearer: 'women', category: 'women-wool-coats', styles: 26, sizes: 'women' }],
    materials: ['wool-cloth', 'wool-cloth', 'recycled-wool', 'boiled-wool', 'herringbone'],
    prints: ['plain', 'plain', 'plain', 'plain', 'check'],
    models: [
      {
        cut: { length: 'long', collar: 'notch', closure: 'buttons', pockets: 'welt' },
        adjective: 'long',
      },
      {
        cut: { length: 'regular', collar: 'notch', closure: 'double-breasted', pockets: 'flap' },
        adjective: 'double-breasted',
      },
      {
        cut: { length: 'regular', collar: 'notch', closure: 'buttons', pockets: 'patch' },
        adjective: 'straight',
      },
      {
        cut: { length: 'long', collar: 'point', closure: 'hidden', pockets: 'welt' },
        adjective: 'straight',
        detail: 'concealed-placket',
      },
      {
        cut: { length: 'long', collar: 'shawl', closure: 'tie', waist: 'belted', pockets: 'patch' },
        adjective: 'long',
        detail: 'tie-belt',
      },
      {
        cut: { length: 'long', collar: 'peak', closure: 'double-breasted', pockets: 'welt' },
        adjective: 'long',
        fit: 'oversized',
      },
      {
        cut: { length: 'regular', collar: 'stand', closure: 'hidden', pockets: 'welt' },
        adjective: 'straight',
        detail: 'stand-collar',
      },
    ],
  },
  overcoat: {
    silhouette: 'coat',
    family: 'coats',
    price: [1999, 3999],
    weight: 1650,
    palette: 'coats',
    materialInName: 'often',
    lines: [{ wearer: 'men', category: 'men-wool-coats', styles: 12, sizes: 'men' }],
    materials: ['wool-cloth', 'recycled-wool', 'herringbone', 'wool-cloth'],
    prints: ['plain', 'plain', 'plain', 'plain', 'check'],
    models: [
      {
        cut: { length: 'long', collar: 'notch', closure: 'buttons', pockets: 'flap' },
        adjective: 'long',
      },
      {
        cut: { length: 'regular', collar: 'notch', closure: 'hidden', pockets: 'welt' },
        adjective: 'straight',
        detail: 'concealed-placket',
      },
      {
        cut: { length: 'regular', collar: 'peak', closure: 'double-breasted', pockets: 'flap' },
        adjective: 'double-breasted',
      },
      {
        cut: { length: 'regular', collar: 'notch', closure: 'buttons', pockets: 'patch' },
        adjective: 'single-breasted',
        detail: 'patch-pockets',
      },
    ],
  },
  'wool-jacket': {
    silhouette: 'blazer',
    family: 'coats',
    price: [1299, 2299],
    weight: 980,
    palette: 'coats',
    materialInName: 'often',
    lines: [
      { wearer: 'women', category: 'women-wool-coats', styles: 7, sizes: 'women' },
      { wearer: 'men', category: 'men-wool-coats', styles: 5, sizes: 'men' },
    ],
    materials: ['wool-cloth', 'boiled-wool', 'recycled-wool'],
    prints: ['plain', 'plain', 'plain', 'check'],
    models: [
      {
        cut: { length: 'regular', collar: 'notch', closure: 'buttons', pockets: 'flap' },
        adjective: 'short',
        detail: 'lapels',
      },
      {
        cut: { length: 'regular', collar: 'peak', closure: 'double-breasted', pockets: 'welt' },
        adjective: 'double-breasted',
      },
      {
        cut: { length: 'regular', collar: 'notch', closure: 'buttons', pockets: 'patch' },
        adjective: 'straight',
        detail: 'patch-pockets',
      },
    ],
  },
  'trench-coat': {
    silhouette: 'trench-coat',
    family: 'coats',
    price: [1499, 2799],
    weight: 1050,
    palette: 'chino',
    materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-trench-coats', styles: 9, sizes: 'women' },
      { wearer: 'men', category: 'men-light-jackets', styles: 4, sizes: 'men' },
    ],
    materials: ['gabardine'],
    prints: ['plain'],
    models: [
      {
        cut: { length: 'regular', closure: 'double-breasted', waist: 'belted', collar: 'notch' },
        adjective: 'double-breasted',
      },
      {
        cut: { length: 'long', closure: 'double-breasted', waist: 'belted', collar: 'notch' },
        adjective: 'long',
        fit: 'oversized',
      },
      {
        cut: { length: 'regular', closure: 'hidden', waist: 'straight', collar: 'point' },
        adjective: 'straight',
        detail: 'concealed-placket',
      },
      {
        cut: { length: 'long', closure: 'double-breasted', waist: 'belted', collar: 'notch' },
        adjective: 'classic',
        detail: 'tie-belt',
      },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
