import type { GarmentKind } from './garmentKind.ts';

export const shirts = {
  shirt: {
    silhouette: 'shirt',
    family: 'tops',
    price: [399, 899],
    weight: 260,
    palette: 'shirts',
    materialInName: 'often',
    lines: [
      { wearer: 'women', category: 'women-shirts', styles: 15, sizes: 'women' },
      { wearer: 'men', category: 'men-shirts', styles: 22, sizes: 'letters-men' },
    ],
    materials: ['poplin', 'linen', 'flannel', 'denim', 'twill', 'corduroy', 'lyocell'],
    prints: ['plain', 'plain', 'plain', 'stripe', 'check', 'pinstripe', 'gingham'],
    models: [
      {
        cut: {
          collar: 'point',
          closure: 'buttons',
          sleeve: 'long',
          length: 'regular',
          pockets: 'chest',
        },
        adjective: 'straight',
      },
      {
        cut: { collar: 'point', closure: 'buttons', sleeve: 'long', length: 'regular' },
        adjective: 'slim',
        fit: 'slim',
        wearer: 'men',
      },
      {
        cut: {
          collar: 'point',
          closure: 'buttons',
          sleeve: 'long',
          length: 'long',
          pockets: 'chest',
        },
        adjective: 'oversized',
        fit: 'oversized',
        wearer: 'women',
      },
      {
        cut: { collar: 'band', closure: 'buttons', sleeve: 'long', length: 'regular' },
        adjective: 'relaxed',
        detail: 'band-collar',
        fit: 'relaxed',
      },
      {
        cut: { collar: 'camp', closure: 'buttons', sleeve: 'short', length: 'regular' },
        adjective: 'short-sleeved',
        detail: 'camp-collar',
        fit: 'relaxed',
        wearer: 'men',
      },
      {
        cut: { collar: 'point', closure: 'hidden', sleeve: 'long', length: 'regular' },
        adjective: 'fitted',
        detail: 'concealed-placket',
        fit: 'slim',
      },
    ],
  },
  blouse: {
    silhouette: 'blouse',
    family: 'tops',
    price: [399, 899],
    weight: 190,
    palette: 'soft',
    materialInName: 'often',
    lines: [{ wearer: 'women', category: 'women-blouses', styles: 18, sizes: 'women' }],
    materials: ['viscose', 'satin', 'silk', 'lyocell', 'lace', 'crepe'],
    prints: ['plain', 'plain', 'flower', 'dot', 'leaf', 'plain'],
    models: [
      {
        cut: { collar: 'none', neckline: 'v', sleeve: 'bishop', closure: 'buttons' },
        adjective: 'soft',
        detail: 'wide-sleeves',
      },
      {
        cut: { collar: 'band', sleeve: 'long', closure: 'hidden' },
        adjective: 'straight',
        detail: 'concealed-placket',
      },
      {
        cut: { collar: 'none', neckline: 'crew', sleeve: 'puff', closure: 'buttons' },
        adjective: 'light',
        detail: 'puff-sleeves',
      },
      {
        cut: { collar: 'point', sleeve: 'long', closure: 'tie', waist: 'belted' },
        adjective: 'fitted',
        detail: 'tie-belt',
      },
      {
        cut: { collar: 'none', neckline: 'v', sleeve: 'short', closure: 'none' },
        adjective: 'short-sleeved',
        detail: 'v-neck',
      },
    ],
  },
  polo: {
    silhouette: 'polo',
    family: 'tops',
    price: [349, 699],
    weight: 240,
    palette: 'jersey',
    materialInName: 'phrase',
    lines: [{ wearer: 'men', category: 'men-tees', styles: 9, sizes: 'letters-men' }],
    materials: ['organic-jersey', 'cotton-knit', 'merino'],
    prints: ['plain', 'plain', 'plain', 'stripe'],
    models: [
      { cut: { collar: 'point', sleeve: 'short', closure: 'buttons' }, adjective: 'classic' },
      { cut: { collar: 'point', sleeve: 'long', closure: 'buttons' }, adjective: 'long-sleeved' },
      {
        cut: { collar: 'point', sleeve: 'short', closure: 'zip' },
        adjective: 'slim',
        detail: 'half-zip',
        fit: 'slim',
      },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
