import type { GarmentKind } from './garmentKind.ts';

export const outerwear = {
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
  puffer: {
    silhouette: 'puffer-jacket',
    family: 'coats',
    price: [1299, 2999],
    weight: 900,
    palette: 'shell',
    materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-down-jackets', styles: 11, sizes: 'letters' },
      { wearer: 'men', category: 'men-down-jackets', styles: 10, sizes: 'letters-men' },
    ],
    materials: ['down'],
    prints: ['plain', 'plain', 'plain', 'plain', 'colour-block'],
    models: [
      {
        cut: { length: 'cropped', collar: 'stand', closure: 'zip' },
        adjective: 'short',
        detail: 'stand-collar',
      },
      {
        cut: { length: 'regular', collar: 'hood', closure: 'zip' },
        adjective: 'straight',
        detail: 'hood',
      },
      {
        cut: { length: 'long', collar: 'hood', closure: 'zip' },
        adjective: 'long',
        detail: 'hood',
      },
      {
        cut: { length: 'regular', collar: 'stand', closure: 'zip', pockets: 'patch' },
        adjective: 'light',
        fit: 'slim',
      },
    ],
  },
  'padded-vest': {
    silhouette: 'waistcoat',
    family: 'coats',
    price: [799, 1499],
    weight: 480,
    palette: 'shell',
    materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-waistcoats', styles: 4, sizes: 'letters' },
      { wearer: 'men', category: 'men-down-jackets', styles: 4, sizes: 'letters-men' },
    ],
    materials: ['down'],
    prints: ['plain'],
    models: [
      {
        cut: { sleeve: 'none', collar: 'none', closure: 'buttons', length: 'regular' },
        adjective: 'light',
        detail: 'buttons',
      },
      {
        cut: { sleeve: 'none', collar: 'none', closure: 'buttons', length: 'cropped' },
        adjective: 'short',
      },
    ],
  },
  parka: {
    silhouette: 'parka',
    family: 'coats',
    price: [1599, 2999],
    weight: 1300,
    palette: 'shell',
    materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-down-jackets', styles: 5, sizes: 'letters' },
      { wearer: 'men', category: 'men-down-jackets', styles: 5, sizes: 'letters-men' },
    ],
    materials: ['gabardine'],
    prints: ['plain'],
    models: [
      {
        cut: { length: 'regular', collar: 'hood', closure: 'zip', pockets: 'flap' },
        adjective: 'straight',
        detail: 'hood',
      },
      {
        cut: { length: 'long', collar: 'hood', closure: 'zip', pockets: 'flap', waist: 'belted' },
        adjective: 'long',
        detail: 'flap-pockets',
      },
    ],
  },
  'rain-jacket': {
    silhouette: 'parka',
    family: 'coats',
    price: [799, 1699],
    weight: 620,
    palette: 'shell',
    materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-rain-jackets', styles: 6, sizes: 'letters' },
      { wearer: 'men', category: 'men-rain-jackets', styles: 6, sizes: 'letters-men' },
    ],
    materials: ['nylon'],
    prints: ['plain', 'plain', 'plain', 'dot'],
    models: [
      {
        cut: { length: 'regular', collar: 'hood', closure: 'zip', pockets: 'flap' },
        adjective: 'light',
        detail: 'hood',
      },
      {
        cut: { length: 'long', collar: 'hood', closure: 'hidden', pockets: 'flap' },
        adjective: 'long',
        detail: 'flap-pockets',
      },
      {
        cut: { length: 'regular', collar: 'hood', closure: 'hidden', pockets: 'patch' },
        adjective: 'straight',
        detail: 'concealed-placket',
      },
    ],
  },
  bomber: {
    silhouette: 'bomber-jacket',
    family: 'coats',
    price: [999, 1899],
    weight: 640,
    palette: 'shell',
    materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'women-light-jackets', styles: 4, sizes: 'letters' },
      { wearer: 'men', category: 'men-light-jackets', styles: 5, sizes: 'letters-men' },
    ],
    materials: ['nylon', 'boiled-wool', 'suede'],
    prints: ['plain'],
    models: [
      {
        cut: { collar: 'band', closure: 'zip', length: 'regular', pockets: 'welt' },
        adjective: 'short',
      },
      {
        cut: { collar: 'band', closure: 'zip', length: 'cropped', pockets: 'flap' },
        adjective: 'relaxed',
        detail: 'flap-pockets',
      },
    ],
  },
  'denim-jacket': {
    silhouette: 'denim-jacket',
    family: 'coats',
    price: [699, 1299],
    weight: 780,
    palette: 'denim',
    materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-light-jackets', styles: 4, sizes: 'letters' },
      { wearer: 'men', category: 'men-light-jackets', styles: 4, sizes: 'letters-men' },
    ],
    materials: ['denim', 'organic-denim'],
    prints: ['plain'],
    models: [
      {
        cut: { length: 'regular', collar: 'point', closure: 'buttons', pockets: 'chest' },
        adjective: 'classic',
      },
      {
        cut: { length: 'cropped', collar: 'point', closure: 'buttons', pockets: 'chest' },
        adjective: 'short',
        fit: 'relaxed',
      },
      {
        cut: { length: 'regular', collar: 'point', closure: 'buttons', pockets: 'flap' },
        adjective: 'oversized',
        fit: 'oversized',
      },
    ],
  },
  'biker-jacket': {
    silhouette: 'biker-jacket',
    family: 'coats',
    price: [2199, 3999],
    weight: 1250,
    palette: 'leather',
    materialInName: 'often',
    lines: [
      { wearer: 'women', category: 'women-light-jackets', styles: 5, sizes: 'women' },
      { wearer: 'men', category: 'men-light-jackets', styles: 3, sizes: 'men' },
    ],
    materials: ['leather', 'leather', 'suede'],
    prints: ['plain'],
    models: [
      {
        cut: { collar: 'notch', closure: 'zip', length: 'cropped', waist: 'belted' },
        adjective: 'short',
        detail: 'lapels',
      },
      {
        cut: { collar: 'band', closure: 'zip', length: 'regular' },
        adjective: 'straight',
        detail: 'zip-pockets',
      },
    ],
  },
  overshirt: {
    silhouette: 'shirt',
    family: 'coats',
    price: [799, 1499],
    weight: 560,
    palette: 'warm',
    materialInName: 'often',
    lines: [
      { wearer: 'women', category: 'women-light-jackets', styles: 5, sizes: 'letters' },
      { wearer: 'men', category: 'men-light-jackets', styles: 8, sizes: 'letters-men' },
    ],
    materials: ['recycled-wool', 'corduroy', 'wool-cloth', 'twill'],
    prints: ['plain', 'plain', 'plain', 'check'],
    models: [
      {
        cut: {
          collar: 'point',
          closure: 'buttons',
          sleeve: 'long',
          pockets: 'chest',
          length: 'regular',
        },
        adjective: 'straight',
        fit: 'relaxed',
      },
      {
        cut: {
          collar: 'point',
          closure: 'buttons',
          sleeve: 'long',
          pockets: 'flap',
          length: 'long',
        },
        adjective: 'relaxed',
        detail: 'flap-pockets',
        fit: 'relaxed',
      },
    ],
  },
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
