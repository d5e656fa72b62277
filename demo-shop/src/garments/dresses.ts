import type { GarmentKind } from './garmentKind.ts';

export const dresses = {
  'wrap-dress': {
    silhouette: 'wrap-dress',
    family: 'dresses',
    price: [699, 1399],
    weight: 340,
    palette: 'soft',
    materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'women-day-dresses', styles: 10, sizes: 'women' }],
    materials: ['viscose', 'lyocell', 'jersey', 'crepe'],
    prints: ['flower', 'leaf', 'plain', 'dot', 'animal', 'plain'],
    models: [
      {
        cut: { neckline: 'v', sleeve: 'long', length: 'midi', closure: 'tie', waist: 'belted' },
        adjective: 'soft',
      },
      {
        cut: { neckline: 'v', sleeve: 'short', length: 'knee', closure: 'tie', waist: 'belted' },
        adjective: 'knee-length',
      },
      {
        cut: { neckline: 'v', sleeve: 'bishop', length: 'maxi', closure: 'tie', waist: 'belted' },
        adjective: 'ankle-length',
        detail: 'wide-sleeves',
      },
    ],
  },
  'slip-dress': {
    silhouette: 'slip-dress',
    family: 'dresses',
    price: [699, 1499],
    weight: 240,
    palette: 'evening',
    materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'women-party-dresses', styles: 8, sizes: 'women' }],
    materials: ['satin', 'silk', 'satin'],
    prints: ['plain', 'plain', 'plain', 'dot'],
    models: [
      {
        cut: { neckline: 'v', strap: 'thin', length: 'midi' },
        adjective: 'straight',
        detail: 'thin-straps',
      },
      {
        cut: { neckline: 'scoop', strap: 'cross-back', length: 'maxi' },
        adjective: 'ankle-length',
        detail: 'cross-back',
      },
      {
        cut: { neckline: 'square', strap: 'wide', length: 'midi' },
        adjective: 'fitted',
        detail: 'slit',
        fit: 'slim',
      },
    ],
  },
  'shirt-dress': {
    silhouette: 'shirt-dress',
    family: 'dresses',
    price: [699, 1299],
    weight: 360,
    palette: 'shirts',
    materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'women-day-dresses', styles: 9, sizes: 'women' }],
    materials: ['poplin', 'linen', 'denim', 'lyocell', 'corduroy'],
    prints: ['plain', 'plain', 'stripe', 'gingham', 'plain'],
    models: [
      {
        cut: {
          collar: 'point',
          closure: 'buttons',
          sleeve: 'long',
          length: 'midi',
          waist: 'belted',
        },
        adjective: 'classic',
        detail: 'tie-belt',
      },
      {
        cut: { collar: 'point', closure: 'buttons', sleeve: 'short', length: 'knee' },
        adjective: 'knee-length',
      },
      {
        cut: { collar: 'band', closure: 'buttons', sleeve: 'elbow', length: 'maxi' },
        adjective: 'long',
        detail: 'band-collar',
        fit: 'relaxed',
      },
    ],
  },
  'a-line-dress': {
    silhouette: 'a-line-dress',
    family: 'dresses',
    price: [599, 1499],
    weight: 330,
    palette: 'soft',
    materialInName: 'often',
    lines: [
      { wearer: 'women', category: 'women-day-dresses', styles: 9, sizes: 'women' },
      { wearer: 'women', category: 'women-party-dresses', styles: 7, sizes: 'women' },
    ],
    materials: ['linen', 'viscose', 'crepe', 'lace', 'poplin', 'satin'],
    prints: ['plain', 'plain', 'flower', 'leaf', 'gingham'],
    models: [
      {
        cut: { neckline: 'crew', sleeve: 'none', length: 'knee', waist: 'fitted' },
        adjective: 'sleeveless',
      },
      {
        cut: { neckline: 'square', sleeve: 'puff', length: 'midi', waist: 'fitted' },
        adjective: 'soft',
        detail: 'puff-sleeves',
      },
      {
        cut: { neckline: 'v', sleeve: 'short', length: 'midi', waist: 'high' },
        adjective: 'light',
        detail: 'v-neck',
      },
      {
        cut: { neckline: 'boat', sleeve: 'long', length: 'knee', waist: 'fitted' },
        adjective: 'knee-length',
        detail: 'boat-neck',
      },
      {
        cut: { neckline: 'halter', sleeve: 'none', length: 'maxi', waist: 'high' },
        adjective: 'long',
        detail: 'halter',
      },
    ],
  },
  'knit-dress': {
    silhouette: 'knit-dress',
    family: 'dresses',
    price: [799, 1499],
    weight: 520,
    palette: 'knits',
    materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'women-knit-dresses', styles: 10, sizes: 'letters' }],
    materials: ['merino', 'lambswool', 'cotton-knit', 'alpaca'],
    prints: ['plain', 'plain', 'plain', 'stripe'],
    models: [
      {
        cut: { neckline: 'roll', sleeve: 'long', length: 'knee' },
        adjective: 'ribbed',
        fabric: 'rib',
        fit: 'slim',
      },
      {
        cut: { neckline: 'crew', sleeve: 'long', length: 'midi' },
        adjective: 'fine-knit',
        fabric: 'fine-knit',
      },
      {
        cut: { neckline: 'v', sleeve: 'long', length: 'midi' },
        adjective: 'soft',
        detail: 'slit',
        fabric: 'rib',
      },
      {
        cut: { neckline: 'crew', sleeve: 'long', length: 'knee' },
        adjective: 'cable-knit',
        fabric: 'cable-knit',
        fit: 'relaxed',
      },
    ],
  },
  jumpsuit: {
    silhouette: 'jumpsuit',
    family: 'dresses',
    price: [799, 1499],
    weight: 520,
    palette: 'tailoring',
    materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'women-jumpsuits', styles: 8, sizes: 'women' }],
    materials: ['crepe', 'linen', 'twill', 'lyocell'],
    prints: ['plain', 'plain', 'plain', 'pinstripe'],
    models: [
      {
        cut: { collar: 'notch', sleeve: 'long', leg: 'wide', waist: 'belted' },
        adjective: 'wide',
        detail: 'tie-belt',
      },
      {
        cut: { collar: 'none', sleeve: 'none', leg: 'straight', waist: 'fitted' },
        adjective: 'sleeveless',
      },
      {
        cut: {
          collar: 'point',
          sleeve: 'short',
          leg: 'tapered',
          waist: 'elastic',
          closure: 'buttons',
        },
        adjective: 'relaxed',
        detail: 'buttons',
        fit: 'relaxed',
      },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
