/**
 * The colours that merchants name and the colour of such cloth, as `#rrggbb`. Every language names each
 * of them. Pure data.
 */
export interface NamedColour {
  readonly swatch: string;
  /** Its other English names, separated by spaces. */
  readonly also?: string;
}

/** By its English name. If a language gives two colours the same name, the first counts. */
export const colours = {
  black: { swatch: '#23211f' },
  charcoal: { swatch: '#45464a' },
  grey: { swatch: '#8c8c8c', also: 'gray' },
  'grey-melange': { swatch: '#8f8e8b', also: 'gray-melange' },
  'light-grey': { swatch: '#c4c2bd', also: 'light-gray' },
  silver: { swatch: '#b9bbbd' },
  steel: { swatch: '#8f979d' },
  metallic: { swatch: '#9a9a96' },
  white: { swatch: '#f4f1ec' },
  'off-white': { swatch: '#e9e0d0' },
  cream: { swatch: '#f0e6cf' },
  beige: { swatch: '#c9b494' },
  nude: { swatch: '#d8b49a', also: 'skin' },
  sand: { swatch: '#d3c2a3' },
  khaki: { swatch: '#8f8560' },
  taupe: { swatch: '#8b7d6f' },
  tan: { swatch: '#b98350', also: 'camel' },
  brown: { swatch: '#5f4330' },
  'coffee-brown': { swatch: '#4b3527' },
  'mushroom-brown': { swatch: '#84705c' },
  bronze: { swatch: '#8a6239' },
  copper: { swatch: '#a9633d' },
  gold: { swatch: '#c3a04e' },
  rust: { swatch: '#a94a25' },
  orange: { swatch: '#d9722e' },
  peach: { swatch: '#eeb595' },
  yellow: { swatch: '#e2c141' },
  mustard: { swatch: '#c9962f' },
  red: { swatch: '#a8262c' },
  maroon: { swatch: '#6b2226' },
  burgundy: { swatch: '#5f1f2b' },
  pink: { swatch: '#e3a9b0' },
  rose: { swatch: '#c97f8a' },
  magenta: { swatch: '#b0336f' },
  purple: { swatch: '#6d4585' },
  lavender: { swatch: '#b9a3cb' },
  mauve: { swatch: '#95738a' },
  blue: { swatch: '#33578f' },
  'light-blue': { swatch: '#b3cbe0' },
  navy: { swatch: '#1f2a44', also: 'navy-blue' },
  turquoise: { swatch: '#3fa3a5', also: 'turquoise-blue' },
  teal: { swatch: '#1f4f5c' },
  green: { swatch: '#3c7046' },
  'sea-green': { swatch: '#4f8f7c' },
  lime: { swatch: '#a5bf3c', also: 'lime-green' },
  'fluorescent-green': { swatch: '#7fdc3c' },
  olive: { swatch: '#6b6b3c' },
  multi: { swatch: '#9c8a86', also: 'multicolor multicolour multicoloured' },
} as const satisfies Readonly<Record<string, NamedColour>>;

export type ColourName = keyof typeof colours;
