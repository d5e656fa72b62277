import type { GarmentKind } from './garmentKind.ts';

export const knitwear = {
  jumper: {
    silhouette: 'jumper', family: 'knitwear', price: [599, 1299], weight: 430, palette: 'knits', materialInName: 'often',
    lines: [
      { wearer: 'women', category: 'women-jumpers', styles: 22, sizes: 'letters' },
      { wearer: 'men', category: 'men-jumpers', styles: 18, sizes: 'letters-men' },
    ],
    materials: ['lambswool', 'merino', 'alpaca', 'cotton-knit', 'cashmere', 'mohair', 'lambswool'],
    prints: ['plain', 'plain', 'plain', 'plain', 'stripe'],
    models: [
      { cut: { neckline: 'crew', sleeve: 'long', length: 'regular' }, adjective: 'cable-knit', fabric: 'cable-knit' },
      { cut: { neckline: 'crew', sleeve: 'long', length: 'regular' }, adjective: 'fine-knit', fabric: 'fine-knit' },
      { cut: { neckline: 'v', sleeve: 'long', length: 'regular' }, adjective: 'fine-knit', detail: 'v-neck', fabric: 'fine-knit' },
      { cut: { neckline: 'crew', sleeve: 'long', length: 'cropped' }, adjective: 'chunky-knit', fabric: 'chunky-knit', fit: 'relaxed' },
      { cut: { neckline: 'boat', sleeve: 'long', length: 'regular' }, adjective: 'ribbed', detail: 'boat-neck', fabric: 'rib', wearer: 'women' },
      { cut: { neckline: 'half-zip', sleeve: 'long', length: 'regular' }, adjective: 'ribbed', detail: 'half-zip', fabric: 'rib' },
      { cut: { neckline: 'crew', sleeve: 'puff', length: 'regular' }, adjective: 'soft', detail: 'puff-sleeves', fabric: 'fine-knit', wearer: 'women' },
    ],
  },
  'roll-neck': {
    silhouette: 'jumper', family: 'knitwear', price: [599, 1199], weight: 450, palette: 'knits', materialInName: 'often',
    lines: [
      { wearer: 'women', category: 'women-roll-necks', styles: 12, sizes: 'letters' },
      { wearer: 'men', category: 'men-jumpers', styles: 8, sizes: 'letters-men' },
    ],
    materials: ['merino', 'lambswool', 'alpaca', 'cashmere'],
    prints: ['plain', 'plain', 'plain', 'plain', 'stripe'],
    models: [
      { cut: { neckline: 'roll', sleeve: 'long', length: 'regular' }, adjective: 'ribbed', fabric: 'rib' },
      { cut: { neckline: 'roll', sleeve: 'long', length: 'regular' }, adjective: 'fine-knit', fabric: 'fine-knit', fit: 'slim' },
      { cut: { neckline: 'roll', sleeve: 'long', length: 'long' }, adjective: 'chunky-knit', fabric: 'chunky-knit', fit: 'relaxed' },
      { cut: { neckline: 'roll', sleeve: 'long', length: 'regular' }, adjective: 'cable-knit', fabric: 'cable-knit' },
    ],
  },
  cardigan: {
    silhouette: 'cardigan', family: 'knitwear', price: [699, 1499], weight: 460, palette: 'knits', materialInName: 'often',
    lines: [
      { wearer: 'women', category: 'women-cardigans', styles: 15, sizes: 'letters' },
      { wearer: 'men', category: 'men-cardigans', styles: 8, sizes: 'letters-men' },
    ],
    materials: ['alpaca', 'lambswool', 'merino', 'mohair', 'cotton-knit'],
    prints: ['plain', 'plain', 'plain', 'plain', 'stripe'],
    models: [
      { cut: { neckline: 'v', closure: 'buttons', sleeve: 'long', length: 'regular' }, adjective: 'soft', detail: 'v-neck', fabric: 'fine-knit' },
      { cut: { neckline: 'v', closure: 'buttons', sleeve: 'long', length: 'long', pockets: 'patch' }, adjective: 'long', detail: 'patch-pockets', fabric: 'chunky-knit', fit: 'relaxed' },
      { cut: { neckline: 'crew', closure: 'buttons', sleeve: 'long', length: 'cropped' }, adjective: 'short', fabric: 'rib', wearer: 'women' },
      { cut: { neckline: 'v', closure: 'buttons', sleeve: 'long', length: 'regular', collar: 'shawl' }, adjective: 'chunky-knit', detail: 'shawl-collar', fabric: 'chunky-knit' },
      { cut: { neckline: 'crew', closure: 'buttons', sleeve: 'long', length: 'regular' }, adjective: 'cable-knit', fabric: 'cable-knit' },
      { cut: { neckline: 'v', closure: 'zip', sleeve: 'long', length: 'regular' }, adjective: 'ribbed', detail: 'zip', fabric: 'rib', wearer: 'men' },
    ],
  },
  'knit-vest': {
    silhouette: 'knit-vest', family: 'knitwear', price: [499, 899], weight: 280, palette: 'knits', materialInName: 'phrase',
    lines: [
      { wearer: 'women', category: 'women-knit-vests', styles: 7, sizes: 'letters' },
      { wearer: 'men', category: 'men-cardigans', styles: 4, sizes: 'letters-men' },
    ],
    materials: ['lambswool', 'merino', 'cotton-knit'],
    prints: ['plain', 'plain', 'plain', 'stripe'],
    models: [
      { cut: { neckline: 'v', sleeve: 'none', length: 'regular' }, adjective: 'cable-knit', detail: 'v-neck', fabric: 'cable-knit' },
      { cut: { neckline: 'crew', sleeve: 'none', length: 'cropped' }, adjective: 'ribbed', fabric: 'rib' },
      { cut: { neckline: 'v', sleeve: 'none', length: 'regular', closure: 'buttons' }, adjective: 'soft', detail: 'buttons', fabric: 'fine-knit' },
    ],
  },
} as const satisfies Record<string, GarmentKind>;
