import type { GarmentKind } from './garmentKind.ts';

export const bottoms = {
  jeans: {
    silhouette: 'jeans', family: 'bottoms', price: [599, 1199], weight: 680, palette: 'denim', materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-jeans', styles: 18, sizes: 'jeans-women' },
      { wearer: 'men', category: 'men-jeans', styles: 15, sizes: 'jeans-men' },
    ],
    materials: ['denim', 'organic-denim'],
    prints: ['plain'],
    models: [
      { cut: { leg: 'straight', waist: 'high' }, adjective: 'straight' },
      { cut: { leg: 'wide', waist: 'high' }, adjective: 'wide', fit: 'relaxed' },
      { cut: { leg: 'slim', waist: 'straight' }, adjective: 'slim', fit: 'slim' },
      { cut: { leg: 'flare', waist: 'high' }, adjective: 'flared', wearer: 'women', fit: 'slim' },
      { cut: { leg: 'tapered', waist: 'straight' }, adjective: 'tapered' },
      { cut: { leg: 'barrel', waist: 'high' }, adjective: 'high-waisted', wearer: 'women', fit: 'relaxed' },
      { cut: { leg: 'straight', waist: 'low' }, adjective: 'relaxed', fit: 'relaxed' },
    ],
  },
  'suit-trousers': {
    silhouette: 'trousers', family: 'bottoms', price: [599, 1299], weight: 460, palette: 'tailoring', materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'women-suit-trousers', styles: 13, sizes: 'women' },
      { wearer: 'men', category: 'men-suit-trousers', styles: 10, sizes: 'men' },
    ],
    materials: ['suit-wool', 'crepe', 'linen', 'suit-wool'],
    prints: ['plain', 'plain', 'plain', 'pinstripe', 'check'],
    models: [
      { cut: { leg: 'straight', waist: 'high' }, adjective: 'straight', detail: 'crease' },
      { cut: { leg: 'wide', waist: 'high' }, adjective: 'wide', fit: 'relaxed' },
      { cut: { leg: 'slim', waist: 'straight', length: 'cropped' }, adjective: 'slim', fit: 'slim' },
      { cut: { leg: 'tapered', waist: 'high' }, adjective: 'tapered' },
      { cut: { leg: 'flare', waist: 'high' }, adjective: 'flared', wearer: 'women' },
    ],
  },
  trousers: {
    silhouette: 'trousers', family: 'bottoms', price: [449, 899], weight: 420, palette: 'chino', materialInName: 'often',
    lines: [{ wearer: 'women', category: 'women-casual-trousers', styles: 12, sizes: 'women' }],
    materials: ['linen', 'corduroy', 'lyocell', 'satin', 'twill'],
    prints: ['plain', 'plain', 'plain', 'stripe', 'leaf'],
    models: [
      { cut: { leg: 'wide', waist: 'elastic' }, adjective: 'wide', detail: 'elastic-waist', fit: 'relaxed' },
      { cut: { leg: 'straight', waist: 'high' }, adjective: 'straight' },
      { cut: { leg: 'barrel', waist: 'high' }, adjective: 'high-waisted' },
      { cut: { leg: 'straight', waist: 'straight', pockets: 'cargo' }, adjective: 'relaxed', detail: 'cargo-pockets', fit: 'relaxed' },
    ],
  },
  chinos: {
    silhouette: 'trousers', family: 'bottoms', price: [499, 899], weight: 440, palette: 'chino', materialInName: 'never',
    lines: [
      { wearer: 'men', category: 'men-chinos', styles: 12, sizes: 'jeans-men' },
      { wearer: 'women', category: 'women-casual-trousers', styles: 3, sizes: 'women' },
    ],
    materials: ['twill'],
    prints: ['plain'],
    models: [
      { cut: { leg: 'slim', waist: 'straight' }, adjective: 'slim', fit: 'slim' },
      { cut: { leg: 'straight', waist: 'straight' }, adjective: 'straight' },
      { cut: { leg: 'wide', waist: 'straight' }, adjective: 'wide', fit: 'relaxed' },
      { cut: { leg: 'tapered', waist: 'straight' }, adjective: 'tapered' },
    ],
  },
  'cord-trousers': {
    silhouette: 'trousers', family: 'bottoms', price: [599, 999], weight: 520, palette: 'tailoring', materialInName: 'often',
    lines: [{ wearer: 'men', category: 'men-chinos', styles: 6, sizes: 'men' }],
    materials: ['corduroy', 'linen', 'flannel'],
    prints: ['plain'],
    models: [
      { cut: { leg: 'straight', waist: 'straight' }, adjective: 'straight' },
      { cut: { leg: 'wide', waist: 'high' }, adjective: 'wide', fit: 'relaxed' },
    ],
  },
  joggers: {
    silhouette: 'joggers', family: 'bottoms', price: [399, 699], weight: 460, palette: 'jersey', materialInName: 'never',
    lines: [
      { wearer: 'women', category: 'women-casual-trousers', styles: 4, sizes: 'letters' },
      { wearer: 'men', category: 'men-sweatshirts', styles: 6, sizes: 'letters-men' },
    ],
    materials: ['sweat'],
    prints: ['plain'],
    models: [
      { cut: { leg: 'tapered', waist: 'elastic' }, adjective: 'tapered' },
      { cut: { leg: 'wide', waist: 'elastic' }, adjective: 'wide', fit: 'relaxed' },
    ],
  },
  leggings: {
    silhouette: 'leggings', family: 'bottoms', price: [199, 449], weight: 220, palette: 'jersey', materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'women-casual-trousers', styles: 5, sizes: 'letters' }],
    materials: ['jersey', 'rib-jersey', 'merino'],
    prints: ['plain'],
    models: [
      { cut: { leg: 'slim', waist: 'high' }, adjective: 'high-waisted', fit: 'slim' },
      { cut: { leg: 'flare', waist: 'high' }, adjective: 'flared', fit: 'slim' },
    ],
  },
  shorts: {
    silhouette: 'shorts', family: 'bottoms', price: [349, 699], weight: 280, palette: 'chino', materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'women-shorts', styles: 7, sizes: 'women' },
      { wearer: 'men', category: 'men-shorts', styles: 9, sizes: 'men' },
    ],
    materials: ['linen', 'twill', 'denim', 'corduroy'],
    prints: ['plain', 'plain', 'plain', 'stripe', 'gingham'],
    models: [
      { cut: { length: 'regular', waist: 'straight' }, adjective: 'straight' },
      { cut: { length: 'mini', waist: 'high' }, adjective: 'high-waisted', wearer: 'women' },
      { cut: { length: 'regular', waist: 'elastic' }, adjective: 'relaxed', detail: 'elastic-waist', fit: 'relaxed' },
      { cut: { length: 'long', waist: 'straight', pockets: 'cargo' }, adjective: 'long', detail: 'cargo-pockets', wearer: 'men' },
    ],
  },
  'pleated-skirt': {
    silhouette: 'pleated-skirt', family: 'bottoms', price: [499, 1099], weight: 360, palette: 'soft', materialInName: 'phrase',
    lines: [{ wearer: 'women', category: 'women-skirts', styles: 9, sizes: 'women' }],
    materials: ['crepe', 'satin', 'suit-wool', 'viscose'],
    prints: ['plain', 'plain', 'plain', 'check'],
    models: [
      { cut: { length: 'midi', waist: 'elastic' }, adjective: 'pleated' },
      { cut: { length: 'knee', waist: 'high' }, adjective: 'pleated' },
      { cut: { length: 'mini', waist: 'high' }, adjective: 'short' },
    ],
  },
  'bias-skirt': {
    silhouette: 'bias-skirt', family: 'bottoms', price: [499, 999], weight: 280, palette: 'evening', materialInName: 'often',
    lines: [{ wearer: 'women', category: 'women-skirts', styles: 9, sizes: 'women' }],
    materials: ['satin', 'silk', 'viscose', 'linen'],
    prints: ['plain', 'plain', 'flower', 'animal', 'dot'],
    models: [
      { cut: { length: 'midi', waist: 'elastic' }, adjective: 'soft', detail: 'elastic-waist' },
      { cut: { length: 'maxi', waist: 'high' }, adjective: 'ankle-length' },
      { cut: { length: 'midi', waist: 'high' }, adjective: 'straight', detail: 'slit' },
    ],
  },
  'denim-skirt': {
    silhouette: 'denim-skirt', family: 'bottoms', price: [449, 799], weight: 480, palette: 'denim', materialInName: 'never',
    lines: [{ wearer: 'women', category: 'women-skirts', styles: 6, sizes: 'women' }],
    materials: ['denim', 'organic-denim'],
    prints: ['plain'],
    models: [
      { cut: { length: 'mini', waist: 'straight', closure: 'zip' }, adjective: 'short' },
      { cut: { length: 'midi', waist: 'high', closure: 'buttons' }, adjective: 'straight', detail: 'buttons' },
      { cut: { length: 'maxi', waist: 'high', closure: 'zip' }, adjective: 'long', detail: 'slit' },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
