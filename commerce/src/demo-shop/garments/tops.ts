import type { GarmentKind } from './garmentKind.ts';

export const tops = {
  tee: {
    silhouette: 'tee', family: 'tops', price: [179, 399], weight: 180, palette: 'jersey', materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'women-tees', styles: 12, sizes: 'letters' },
      { wearer: 'men', category: 'men-tees', styles: 13, sizes: 'letters-men' },
    ],
    materials: ['organic-jersey', 'jersey', 'linen', 'rib-jersey'],
    prints: ['plain', 'plain', 'plain', 'stripe'],
    models: [
      { cut: { neckline: 'crew', sleeve: 'short', length: 'regular' }, adjective: 'classic' },
      { cut: { neckline: 'v', sleeve: 'short', length: 'regular' }, adjective: 'straight', detail: 'v-neck' },
      { cut: { neckline: 'crew', sleeve: 'elbow', length: 'regular' }, adjective: 'oversized', fit: 'oversized' },
      { cut: { neckline: 'boat', sleeve: 'cap', length: 'regular' }, adjective: 'fitted', detail: 'boat-neck', fit: 'slim', wearer: 'women' },
      { cut: { neckline: 'crew', sleeve: 'short', length: 'regular', pockets: 'chest' }, adjective: 'relaxed', detail: 'chest-pocket', fit: 'relaxed' },
    ],
  },
  'long-sleeve': {
    silhouette: 'long-sleeve', family: 'tops', price: [249, 499], weight: 220, palette: 'jersey', materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'women-tees', styles: 9, sizes: 'letters' },
      { wearer: 'men', category: 'men-tees', styles: 6, sizes: 'letters-men' },
    ],
    materials: ['organic-jersey', 'rib-jersey', 'jersey', 'merino'],
    prints: ['plain', 'stripe', 'stripe', 'plain', 'dot'],
    models: [
      { cut: { neckline: 'crew', sleeve: 'long', length: 'regular' }, adjective: 'long-sleeved' },
      { cut: { neckline: 'boat', sleeve: 'long', length: 'regular' }, adjective: 'long-sleeved', detail: 'boat-neck', wearer: 'women' },
      { cut: { neckline: 'square', sleeve: 'long', length: 'regular' }, adjective: 'ribbed', detail: 'square-neck', fabric: 'rib', fit: 'slim', wearer: 'women' },
      { cut: { neckline: 'scoop', sleeve: 'long', length: 'regular' }, adjective: 'fitted', fit: 'slim', wearer: 'women' },
      { cut: { neckline: 'crew', sleeve: 'long', length: 'regular', pockets: 'chest' }, adjective: 'relaxed', detail: 'chest-pocket', wearer: 'men' },
    ],
  },
  camisole: {
    silhouette: 'camisole', family: 'tops', price: [199, 599], weight: 110, palette: 'soft', materialInName: 'often',
    lines: [{ wearer: 'women', category: 'women-camisoles', styles: 10, sizes: 'letters' }],
    materials: ['satin', 'silk', 'viscose', 'organic-jersey', 'lace'],
    prints: ['plain', 'plain', 'plain', 'dot', 'flower'],
    models: [
      { cut: { neckline: 'v', strap: 'thin', length: 'regular' }, adjective: 'straight', detail: 'thin-straps' },
      { cut: { neckline: 'square', strap: 'wide', length: 'regular' }, adjective: 'fitted', detail: 'wide-straps', fit: 'slim' },
      { cut: { neckline: 'scoop', strap: 'cross-back', length: 'regular' }, adjective: 'soft', detail: 'cross-back' },
    ],
  },
  shirt: {
    silhouette: 'shirt', family: 'tops', price: [399, 899], weight: 260, palette: 'shirts', materialInName: 'often',
    lines: [
      { wearer: 'women', category: 'women-shirts', styles: 15, sizes: 'women' },
      { wearer: 'men', category: 'men-shirts', styles: 22, sizes: 'letters-men' },
    ],
    materials: ['poplin', 'linen', 'flannel', 'denim', 'twill', 'corduroy', 'lyocell'],
    prints: ['plain', 'plain', 'plain', 'stripe', 'check', 'pinstripe', 'gingham'],
    models: [
      { cut: { collar: 'point', closure: 'buttons', sleeve: 'long', length: 'regular', pockets: 'chest' }, adjective: 'straight' },
      { cut: { collar: 'point', closure: 'buttons', sleeve: 'long', length: 'regular' }, adjective: 'slim', fit: 'slim', wearer: 'men' },
      { cut: { collar: 'point', closure: 'buttons', sleeve: 'long', length: 'long', pockets: 'chest' }, adjective: 'oversized', fit: 'oversized', wearer: 'women' },
      { cut: { collar: 'band', closure: 'buttons', sleeve: 'long', length: 'regular' }, adjective: 'relaxed', detail: 'band-collar', fit: 'relaxed' },
      { cut: { collar: 'camp', closure: 'buttons', sleeve: 'short', length: 'regular' }, adjective: 'short-sleeved', detail: 'camp-collar', fit: 'relaxed', wearer: 'men' },
      { cut: { collar: 'point', closure: 'hidden', sleeve: 'long', length: 'regular' }, adjective: 'fitted', detail: 'concealed-placket', fit: 'slim' },
    ],
  },
  blouse: {
    silhouette: 'blouse', family: 'tops', price: [399, 899], weight: 190, palette: 'soft', materialInName: 'often',
    lines: [{ wearer: 'women', category: 'women-blouses', styles: 18, sizes: 'women' }],
    materials: ['viscose', 'satin', 'silk', 'lyocell', 'lace', 'crepe'],
    prints: ['plain', 'plain', 'flower', 'dot', 'leaf', 'plain'],
    models: [
      { cut: { collar: 'none', neckline: 'v', sleeve: 'bishop', closure: 'buttons' }, adjective: 'soft', detail: 'wide-sleeves' },
      { cut: { collar: 'band', sleeve: 'long', closure: 'hidden' }, adjective: 'straight', detail: 'concealed-placket' },
      { cut: { collar: 'none', neckline: 'crew', sleeve: 'puff', closure: 'buttons' }, adjective: 'light', detail: 'puff-sleeves' },
      { cut: { collar: 'point', sleeve: 'long', closure: 'tie', waist: 'belted' }, adjective: 'fitted', detail: 'tie-belt' },
      { cut: { collar: 'none', neckline: 'v', sleeve: 'short', closure: 'none' }, adjective: 'short-sleeved', detail: 'v-neck' },
    ],
  },
  polo: {
    silhouette: 'polo', family: 'tops', price: [349, 699], weight: 240, palette: 'jersey', materialInName: 'phrase',
    lines: [{ wearer: 'men', category: 'men-tees', styles: 9, sizes: 'letters-men' }],
    materials: ['organic-jersey', 'cotton-knit', 'merino'],
    prints: ['plain', 'plain', 'plain', 'stripe'],
    models: [
      { cut: { collar: 'point', sleeve: 'short', closure: 'buttons' }, adjective: 'classic' },
      { cut: { collar: 'point', sleeve: 'long', closure: 'buttons' }, adjective: 'long-sleeved' },
      { cut: { collar: 'point', sleeve: 'short', closure: 'zip' }, adjective: 'slim', detail: 'half-zip', fit: 'slim' },
    ],
  },
  sweatshirt: {
    silhouette: 'sweatshirt', family: 'tops', price: [399, 749], weight: 420, palette: 'jersey', materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-sweatshirts', styles: 6, sizes: 'letters' },
      { wearer: 'men', category: 'men-sweatshirts', styles: 8, sizes: 'letters-men' },
    ],
    materials: ['sweat'],
    prints: ['plain', 'plain', 'plain', 'colour-block'],
    models: [
      { cut: { neckline: 'crew', sleeve: 'long', length: 'regular' }, adjective: 'classic' },
      { cut: { neckline: 'crew', sleeve: 'long', length: 'cropped' }, adjective: 'short', fit: 'relaxed', wearer: 'women' },
      { cut: { neckline: 'half-zip', sleeve: 'long', length: 'regular' }, adjective: 'relaxed', detail: 'half-zip', fit: 'relaxed' },
      { cut: { neckline: 'crew', sleeve: 'long', length: 'long' }, adjective: 'oversized', fit: 'oversized' },
    ],
  },
  hoodie: {
    silhouette: 'hoodie', family: 'tops', price: [499, 849], weight: 520, palette: 'jersey', materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-sweatshirts', styles: 4, sizes: 'letters' },
      { wearer: 'men', category: 'men-sweatshirts', styles: 6, sizes: 'letters-men' },
    ],
    materials: ['sweat'],
    prints: ['plain'],
    models: [
      { cut: { collar: 'hood', sleeve: 'long', closure: 'none', length: 'regular' }, adjective: 'classic' },
      { cut: { collar: 'hood', sleeve: 'long', closure: 'zip', length: 'regular' }, adjective: 'relaxed', detail: 'zip', fit: 'relaxed' },
      { cut: { collar: 'hood', sleeve: 'long', closure: 'none', length: 'long' }, adjective: 'oversized', fit: 'oversized' },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
