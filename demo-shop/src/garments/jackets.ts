import type { GarmentKind } from './garmentKind.ts';

export const jackets = {
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
} as const satisfies Record<string, GarmentKind>;
